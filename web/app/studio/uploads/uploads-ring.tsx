import { Popover } from '@base-ui/react/popover'
import { type CSSProperties, useEffect, useState } from 'react'
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
  const refused = uploads.filter(({ state }) => state === 'refused' || state === 'failed')
  const counted = [...onTheirWay, ...stopped]
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const news = uploads.filter(({ key, state }) => state === 'ready' && !seen.has(key))
  const said = counted.length > 0 || older || refused.length > 0
  const see = () => setSeen(new Set(uploads.map(({ key }) => key)))
  const latest = news.at(-1)?.key
  // That all is well is no news for ever.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file that is ready begins the time anew
  useEffect(() => {
    if (!latest || said) return
    const gone = setTimeout(see, READY_SAID_MS)
    return () => clearTimeout(gone)
  }, [latest, said])
  if (!said && news.length === 0) return null
  const done =
    counted.length === 0 ? 1 : counted.reduce((sum, one) => sum + donePart(one), 0) / counted.length
  return (
    <Popover.Root onOpenChange={(open) => !open && see()}>
      <Popover.Trigger
        className={styles.ring}
        data-stopped={stopped.length > 0 || older || refused.length > 0 || undefined}
      >
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
    if (older) return m.studio_upload_older_stays()
    return refused.length > 0
      ? m.studio_uploads_not_taken({ count: refused.length })
      : m.studio_uploads_all_ready()
  }
}

const READY_SAID_MS = 10_000
