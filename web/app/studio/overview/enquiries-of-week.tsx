import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useStudioProject } from '../project/studio-project.ts'
import styles from './studio-enquiries-of-week.module.css'
import block from './studio-overview.module.css'

const HIGHEST = 56
const DAY_MS = 86_400_000
/** Some Monday. */
const MONDAY = Date.UTC(2024, 0, 1)

/** How many came in, a bar for each day; days to come are a line. Only for those who may read enquiries. */
export function EnquiriesOfWeek() {
  const { overview } = useStudioProject()
  const locale = useLocale()
  const days = overview.state === 'ready' ? overview.value.enquiries : undefined
  const total = days?.reduce((sum, count) => sum + count, 0) ?? 0
  if (!days || total === 0) return null
  const most = Math.max(...days)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <section className={block.block} aria-labelledby="enquiries-week">
      <div className={block.head}>
        <h2 id="enquiries-week">{m.studio_enquiries_week()}</h2>
      </div>
      <div className={styles.week}>
        <p className={styles.total}>{total}</p>
        <ol className={styles.days}>
          {days.map((count, day) => {
            const name = weekday.format(MONDAY + day * DAY_MS)
            return (
              <li key={name}>
                {count > 0 && <span className={styles.count}>{count}</span>}
                <span className={styles.bar} style={{ height: Math.max(1, (count / most) * HIGHEST) }} />
                <span className={styles.day}>{name}</span>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
