import { Popover } from '@base-ui/react/popover'
import type { CSSProperties } from 'react'
import { m } from '../../paraglide/messages.js'
import menu from '../../staff/ui/staff-menu.module.css'
import styles from './studio-uploads-ring.module.css'
import { donePart, isOnItsWay } from './upload.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './uploads.ts'

/** In the bar, on every page: how far all files are; opened, each of them. */
export function UploadsRing() {
  const uploads = useUploads()
  const onTheirWay = uploads.filter(isOnItsWay)
  const stopped = uploads.filter(({ state }) => state === 'stopped')
  const older = uploads.some(({ notDone }) => notDone === 'older-off')
  const counted = [...onTheirWay, ...stopped]
  if (uploads.length === 0) return null
  const done =
    counted.length === 0 ? 1 : counted.reduce((sum, one) => sum + donePart(one), 0) / counted.length
  return (
    <Popover.Root>
      <Popover.Trigger className={styles.ring} data-stopped={stopped.length > 0 || older || undefined}>
        <span
          className={styles.circle}
          style={{ '--done': `${Math.round(done * 100)}%` } as CSSProperties}
          aria-hidden="true"
        />
        <span>{words()}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={menu.place} align="end" sideOffset={8}>
          <Popover.Popup className={`${menu.menu} ${styles.popup}`} aria-label={m.studio_uploads()}>
            <UploadList uploads={uploads} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )

  function words(): string {
    if (onTheirWay.length > 0) return m.studio_uploads_on_their_way({ count: onTheirWay.length })
    if (stopped.length > 0) return m.studio_uploads_stopped({ count: stopped.length })
    return older ? m.studio_upload_older_stays() : m.studio_uploads_all_ready()
  }
}
