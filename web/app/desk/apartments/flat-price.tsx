import { formatWhole } from '@belvedere/domain/sales/whole-number'
import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import type { Times } from '../../staff/time/times-in.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { useDesk } from '../project/desk-project.ts'
import styles from './desk-apartment-side.module.css'

interface Step {
  readonly from: string
  readonly price: number
}

const WIDTH = 340
/** Between the lowest price and the highest. */
const RISE = 34
/** Room for the numbers above the line. */
const TOP = 22
const BOTTOM = 8
/** So many fit side by side. */
const SHOWN = 4

/** What it has cost, as steps: each as wide as the next, however long it lasted. */
export function FlatPrice({ name, steps }: { name: string; steps: readonly Step[] }) {
  const { project, head } = useDesk()
  const times = useTimes()
  const localised = useLocalised()
  const shown = steps.slice(-SHOWN)
  const prices = shown.map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const wide = WIDTH / shown.length
  const y = (price: number) => TOP + (most === least ? 0 : ((most - price) / (most - least)) * RISE)
  const height = TOP + (most === least ? 0 : RISE) + BOTTOM
  const line = shown.map(({ price }, nth) => `${nth === 0 ? 'M' : 'L'}${nth * wide} ${y(price)}h${wide}`)
  return (
    <section aria-label={m.desk_price()}>
      <header>
        <h2>{m.desk_price()}</h2>
        {head && (
          <Link to={localised(studioPath(project.id, 'apartments'))}>{m.desk_change_in_studio()}</Link>
        )}
      </header>
      <svg
        className={styles.price}
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={`${m.desk_price_steps({ name })}: ${shown.map((step) => `${monthOf(step, times)} ${formatWhole(step.price)} €`).join(', ')}`}
      >
        <path d={line.join('')} />
        {shown.map(({ price, from }, nth) => (
          <text key={from} x={nth * wide} y={y(price) - 7} data-now={nth === shown.length - 1 || undefined}>
            {formatWhole(price)}
          </text>
        ))}
        <circle cx={WIDTH - 4} cy={y(prices.at(-1) ?? 0)} r="4" />
      </svg>
      <ol className={styles.months} aria-hidden="true">
        {shown.map((step) => (
          <li key={step.from}>{monthOf(step, times)}</li>
        ))}
      </ol>
    </section>
  )
}

/** "Feb 2025": with two digits, a year reads as a day. */
const monthOf = ({ from }: Step, times: Times): string => times.say(from, { month: 'short', year: 'numeric' })
