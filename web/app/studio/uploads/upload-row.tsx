import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './studio-uploads.module.css'
import { donePart, isOnItsWay, type Upload } from './upload.ts'
import { uploadWords } from './upload-words.ts'

interface UploadRowProps {
  upload: Upload
  onGoOn: (file?: File) => void
  /** Takes off the site what it stands for. */
  onTakeOlder: () => void
  onDismiss: () => void
}

/** A file with its own bar: arriving, cut into tiles, ready; stopped, with a way on; or why it was not taken. */
export function UploadRow({ upload, onGoOn, onTakeOlder, onDismiss }: UploadRowProps) {
  const { name, state, width, height, notDone } = upload
  const wrong = state === 'stopped' || state === 'failed' || state === 'refused'
  return (
    <li className={styles.upload} data-state={state} data-wrong={wrong || undefined}>
      <Thumbnail file={upload.file} />
      <div className={styles.facts}>
        <p className={styles.name}>
          <b>{name}</b>
          {width !== undefined && height !== undefined && (
            <span>{m.studio_upload_size({ width, height })}</span>
          )}
        </p>
        <progress
          className={styles.bar}
          aria-label={m.studio_upload_progress({ name })}
          max={1}
          value={state === 'refused' || state === 'failed' ? 0 : donePart(upload)}
        />
        <p className={styles.how}>
          <span>{uploadWords(upload)}</span>
          {state === 'stopped' && <GoOn upload={upload} onGoOn={onGoOn} />}
        </p>
        {notDone && (
          <p className={styles.not} role="alert">
            {notDone === 'given-up' ? m.studio_upload_not_given_up() : m.studio_upload_older_stays()}
            {notDone === 'older-off' && (
              <Button
                look="text"
                className={styles.goOn}
                aria-label={m.studio_upload_take_older_of({ name })}
                onClick={onTakeOlder}
              >
                {m.studio_upload_take_older()}
              </Button>
            )}
          </p>
        )}
      </div>
      {state === 'ready' ? (
        <span className={styles.done}>
          <StaffIcon name="check" size={18} />
        </span>
      ) : (
        <button
          type="button"
          className={styles.dismiss}
          aria-label={
            isOnItsWay(upload) ? m.studio_upload_dismiss({ name }) : m.studio_upload_close({ name })
          }
          onClick={onDismiss}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  )
}

/** The file itself is still at hand, or must be chosen once more. */
function GoOn({ upload: { name, file }, onGoOn }: Pick<UploadRowProps, 'upload' | 'onGoOn'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        look="text"
        className={styles.goOn}
        aria-label={m.studio_upload_go_on_with({ name })}
        title={file ? undefined : m.studio_upload_choose_again()}
        onClick={() => (file ? onGoOn() : input.current?.click())}
      >
        {m.studio_upload_go_on()}
      </Button>
      {!file && (
        <input
          ref={input}
          type="file"
          hidden
          aria-label={m.studio_upload_choose_again()}
          onChange={(event) => onGoOn(event.target.files?.[0])}
        />
      )}
    </>
  )
}

function Thumbnail({ file }: { file: File | undefined }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return <span className={styles.thumbnail}>{address && <img src={address} alt="" decoding="async" />}</span>
}
