import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useNow } from '../../staff/ui/use-now.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './desk-notices.module.css'
import { closeNotice, type DeskNotice, useDeskNotices } from './notice-store.ts'

const ICONS: Readonly<Record<DeskNotice['tone'], IconName>> = {
  done: 'success',
  refused: 'error',
  news: 'info',
}

interface DeskNoticesProps {
  /** Below, where the head of the page has what is read and pressed next: who wrote, Call and Reply, an apartment's price. */
  low: boolean
}

/** Under the top bar, read out politely; the focus stays where one works. */
export function DeskNotices({ low }: DeskNoticesProps) {
  const notices = useDeskNotices()
  return (
    <div className={styles.notices} data-low={low || undefined} aria-live="polite">
      {notices.map((notice) => (
        <OneNotice key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

function OneNotice({ notice: { id, tone, title, text, open, act, undo } }: { notice: DeskNotice }) {
  const now = useNow(1_000)
  const seconds = undo ? Math.max(0, Math.ceil((undo.until - now) / 1_000)) : 0
  const finish = (work: () => void) => () => {
    closeNotice(id)
    work()
  }
  return (
    <section className={styles.notice} data-tone={tone}>
      <Icon name={ICONS[tone]} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
        <p className={styles.acts}>
          {act && (
            <button type="button" onClick={finish(act.do)}>
              {act.words}
            </button>
          )}
          {open && (
            <Link to={open} onClick={() => closeNotice(id)}>
              {m.desk_open()}
            </Link>
          )}
          {undo && seconds > 0 && (
            <>
              <button type="button" onClick={finish(undo.do)}>
                {m.desk_undo()}
              </button>
              <span className={styles.left} aria-hidden="true">
                {m.desk_undo_for({ seconds })}
              </span>
            </>
          )}
        </p>
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={m.desk_close()}
        onClick={() => closeNotice(id)}
      >
        <Icon name="close" />
      </button>
    </section>
  )
}
