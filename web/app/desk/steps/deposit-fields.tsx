import { formatWhole, parseWhole } from '@belvedere/domain/sales/whole-number'
import { zonedDay } from '@belvedere/domain/sales/zoned-time'
import { m } from '../../paraglide/messages.js'
import { TextField } from '../../ui/text-field.tsx'
import styles from './desk-deposit-fields.module.css'

const RECEIPT_MAX = 60

/** A deposit as it is typed. */
export interface DepositText {
  readonly amount: string
  readonly receivedOn: string
  readonly receipt: string
}

export const emptyDeposit = (timeZone: string): DepositText => ({
  amount: '',
  receivedOn: zonedDay(Date.now(), timeZone),
  receipt: '',
})

/** Undefined while it is none. */
export function depositOf({ amount, receivedOn, receipt }: DepositText) {
  const euros = parseWhole(amount)
  if (euros < 1 || receivedOn === '') return undefined
  return { amount: euros, receivedOn, receipt: receipt.trim() }
}

interface DepositFieldsProps {
  value: DepositText
  /** Of the amount. */
  problem: string | undefined
  onChange: (value: DepositText) => void
}

/** How much was paid, when, and by which receipt. */
export function DepositFields({ value, problem, onChange }: DepositFieldsProps) {
  return (
    <div className={styles.deposit}>
      <TextField
        inputMode="numeric"
        label={m.desk_deposit()}
        value={value.amount}
        problem={problem}
        onChange={({ target }) => {
          const euros = parseWhole(target.value)
          onChange({ ...value, amount: euros === 0 ? '' : formatWhole(euros) })
        }}
      />
      <TextField
        type="date"
        label={m.desk_received_on()}
        value={value.receivedOn}
        onChange={({ target }) => onChange({ ...value, receivedOn: target.value })}
      />
      <TextField
        label={m.desk_receipt()}
        value={value.receipt}
        maxLength={RECEIPT_MAX}
        onChange={({ target }) => onChange({ ...value, receipt: target.value })}
      />
    </div>
  )
}
