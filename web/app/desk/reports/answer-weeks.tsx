import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import styles from './desk-answer-report.module.css'
import type { Report } from './report.ts'

const HEIGHT = 36

/** One thin column for each week, as high as its median; the table has the numbers. */
export function AnswerWeeks({ weeks }: { weeks: Report['weeks'] }) {
  const times = useTimes()
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last || weeks.length < 2) return null
  const most = Math.max(1, ...weeks.map(({ median }) => median ?? 0))
  return (
    <figure className={styles.weeks}>
      <figcaption>
        {m.desk_by_week()}
        <span>
          {times.day(first.week)} – {times.day(last.week)}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${weeks.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {weeks.map(({ week, median }, nth) => {
          const height = median === null ? 0 : Math.max(1, (HEIGHT * median) / most)
          return <rect key={week} x={nth + 0.15} width={0.7} y={HEIGHT - height} height={height} />
        })}
      </svg>
    </figure>
  )
}
