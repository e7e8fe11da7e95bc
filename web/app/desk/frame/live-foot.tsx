import { useAsOf, useLine } from '../../live/live-store.ts'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import styles from './desk-live-foot.module.css'

/** Since when what is shown is true: a line keeps it so, or it says as of when. */
export function LiveFoot() {
  const line = useLine()
  const time = useTimes().time(useAsOf())
  return (
    <p className={styles.foot} data-line={line}>
      {line === 'open' && (
        <>
          <b>{m.desk_live()}</b>
          <span>{m.desk_updated({ time })}</span>
        </>
      )}
      {line === 'lost' && <span>{m.desk_lost({ time })}</span>}
      {line === 'none' && <span>{m.desk_connecting()}</span>}
    </p>
  )
}
