import { NOT_AVAILABLE } from '@belvedere/domain/apartments/card-facts'
import type { loanPlan } from '@belvedere/domain/loan/loan-calculator'
import { formatMoney } from '@belvedere/domain/sales/money'
import { m } from '../../paraglide/messages.js'
import styles from './split.module.css'

/** What is paid at once, what is borrowed, what the bank adds: as a bar, and as numbers. */
export function Split({ plan }: { plan: ReturnType<typeof loanPlan> }) {
  const parts = [
    { name: m.loan_pay_now(), amount: plan.downPayment, part: 'now' },
    { name: m.loan_sum(), amount: plan.principal, part: 'loan' },
    { name: m.loan_interest(), amount: plan.interest, part: 'interest' },
  ]
  return (
    <div className={styles.split}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ part, amount }) => (
          <span key={part} data-part={part} style={{ flexGrow: amount ?? 0 }} />
        ))}
      </div>
      <dl className={styles.parts}>
        {parts.map(({ part, name, amount }) => (
          <div key={part}>
            <dt>{name}</dt>
            <dd>{amount === undefined ? NOT_AVAILABLE : formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
