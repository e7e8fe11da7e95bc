import { START_RATE } from '@belvedere/domain/loan/interest-rate-field'
import { DOWN_PAYMENT_PERCENT, loanPlan, TERM_YEARS } from '@belvedere/domain/loan/loan-calculator'
import { formatMoney } from '@belvedere/domain/sales/money'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { usePriceToCalculate } from '../../state/calculated-apartment.ts'
import { closePanel, openPanel, usePanel } from '../../state/open-panel.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './calculator.module.css'
import { CalculatorHead } from './calculator-head.tsx'
import { LoanSlider } from './loan-slider.tsx'
import { PriceField } from './price-field.tsx'
import { RateField } from './rate-field.tsx'
import { Split } from './split.tsx'

const percent = (value: number) => `${value}\u00a0%`

/** What an apartment costs a month (CAL-01…04): the answer first, then what it is made of. */
export default function Calculator() {
  const panel = usePanel()
  const opened = panel?.name === 'calculator' ? panel : undefined
  const apartmentId = opened?.apartmentId
  const known = usePriceToCalculate(apartmentId, opened?.apartmentPrice ?? 0)
  const [entered, setEntered] = useState<number>()
  const price = entered ?? known
  const [rate, setRate] = useState(START_RATE)
  const [years, setYears] = useState<number>(TERM_YEARS.start)
  const [downPaymentPercent, setDownPaymentPercent] = useState<number>(DOWN_PAYMENT_PERCENT.start)
  const plan = loanPlan({ price, downPaymentPercent, rate: rate.rate, years })
  return (
    <Panel label={m.loan_calculator()} shape="side" className={styles.panel} onClose={closePanel}>
      <div className={styles.scrolls}>
        <CalculatorHead unit={opened?.apartmentName} typeName={opened?.typeName} onClose={closePanel} />
        <div className={styles.answer}>
          <p>{m.loan_monthly_payment()}</p>
          <p className={price > 0 ? styles.payment : styles.prompt} aria-live="polite">
            {price > 0 ? formatMoney(plan.monthlyPayment) : m.loan_enter_price()}
          </p>
          {price > 0 && (
            <p>
              {plan.total === undefined
                ? m.loan_rate_enter()
                : m.loan_in_all({ count: years, total: formatMoney(plan.total) })}
            </p>
          )}
        </div>
        <div className={styles.fields}>
          <PriceField price={price} onChange={setEntered} />
          <RateField entered={rate} onChange={setRate} />
        </div>
        <LoanSlider
          {...TERM_YEARS}
          label={m.loan_term()}
          value={years}
          say={(count) => m.years({ count })}
          onChange={setYears}
        />
        <LoanSlider
          {...DOWN_PAYMENT_PERCENT}
          label={m.loan_down_payment()}
          value={downPaymentPercent}
          say={percent}
          aside={price > 0 ? formatMoney(plan.downPayment) : undefined}
          onChange={setDownPaymentPercent}
        />
        {price > 0 && <Split plan={plan} />}
        <p className={styles.estimate}>{m.loan_estimate()}</p>
      </div>
      {apartmentId !== undefined && (
        <div className={styles.foot}>
          <Button look="primary" onClick={() => openPanel({ name: 'ask', apartmentIds: [apartmentId] })}>
            {m.ask_about_apartment()}
          </Button>
        </div>
      )}
    </Panel>
  )
}
