import { formatFileSize } from '@belvedere/domain/content/file-size'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useEffect, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { closePanel, usePanel } from '../../state/open-panel.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './downloads.module.css'
import { type ApartmentFile, loadFiles } from './load-files.ts'

/** The download card: the apartment's image files one by one, or all of them in one zip (DWN-01). */
export default function Downloads() {
  const panel = usePanel()
  const [apartmentId] = useState(panel?.name === 'downloads' ? panel.apartmentId : 0)
  const locale = useLocale()
  const { files, failed } = useFiles(apartmentId)
  const zip = `/api/v1/frontend/apartments/${apartmentId}/files.zip?langId=${langIdOf(locale)}`
  return (
    <Panel label={m.downloads_title()} shape="side" className={styles.panel} onClose={closePanel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{m.downloads_title()}</h2>
        <RoundButton ground="bare" label={m.close()} onClick={closePanel}>
          <Icon name="close" />
        </RoundButton>
      </div>
      <ul className={styles.files} aria-busy={files === undefined && !failed}>
        {files?.map(({ id, name, address, bytes }) => (
          <li key={id} className={styles.file}>
            <img src={address} alt="" width="64" height="64" />
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              <p className={styles.size}>{bytes !== undefined && formatFileSize(bytes, locale)}</p>
            </div>
            <a className={styles.one} href={address} download={name} aria-label={m.download_file({ name })}>
              <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
      {failed && (
        <p className={styles.none} role="alert">
          {m.error_text()}
        </p>
      )}
      {files?.length === 0 && <p className={styles.none}>{m.download_none()}</p>}
      {!failed && files?.length !== 0 && (
        <a className={styles.all} href={zip} download>
          <Icon name="download" />
          {m.download_all()}
        </a>
      )}
    </Panel>
  )
}

function useFiles(apartmentId: number) {
  const locale = useLocale()
  const [files, setFiles] = useState<ApartmentFile[]>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let current = true
    loadFiles(browserApi(), apartmentId, locale).then(
      (loaded) => current && setFiles(loaded),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [apartmentId, locale])
  return { files, failed }
}
