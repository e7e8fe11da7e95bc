import { DEMAND_STEPS } from '@belvedere/domain/reports/demand-step'
import { m } from '../../paraglide/messages.js'
import styles from './desk-demand-report.module.css'

/** What each shade means; numbers come in fives. */
export function DemandLegend() {
  return (
    <ul className={styles.legend}>
      {DEMAND_STEPS.map((from, nth) => {
        const next = DEMAND_STEPS[nth + 1]
        return (
          <li key={from} data-step={nth + 1}>
            {next === undefined ? m.desk_step_more({ from }) : `${from}–${next - 5}`}
          </li>
        )
      })}
      <li data-step={0}>{m.desk_few_hidden()}</li>
    </ul>
  )
}
