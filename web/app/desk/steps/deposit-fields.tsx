import { formatWhole, readEuros } from '@belvedere/domain/sales/whole-number'
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
  const euros = readEuros(amount) ?? 0
  if (euros < 1 || receivedOn === '') return undefined
  return { amount: euros, receivedOn, receipt: receipt.trim() }
}

interface DepositFieldsProps {
  value: DepositText
  /** It was tried to save: what is wrong is said. */
  tried: boolean
  onChange: (value: DepositText) => void
}

/** How much was paid, when, and by which receipt. */
export function DepositFields({ value, tried, onChange }: DepositFieldsProps) {
  return (
    <div className={styles.deposit}>
      <TextField
        inputMode="numeric"
        label={m.desk_deposit()}
        value={value.amount}
        problem={tried && (readEuros(value.amount) ?? 0) < 1 ? m.desk_deposit_wrong() : undefined}
        onChange={({ target }) => onChange({ ...value, amount: target.value })}
        // Not while it is typed: the comma of `31.600,00` would be taken for one of thousands.
        onBlur={() => {
          const euros = readEuros(value.amount)
          if (euros !== undefined) onChange({ ...value, amount: formatWhole(euros) })
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
