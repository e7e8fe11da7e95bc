import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Suggest } from '../../staff/ui/suggest.tsx'
import { aboutBuyer, type Buyer, buyerName } from './buyer-record.ts'
import styles from './desk-buyer-search.module.css'
import { useBuyersLike } from './use-buyers.ts'

const NAME_MAX = 120
/** No buyer has this id. */
const NEW = 'new'

interface BuyerSearchProps {
  label: string
  value: string
  /** Who is chosen already: nobody else is looked for. */
  chosen?: Buyer | undefined
  /** Who cannot be meant. */
  except?: number
  onChange: (text: string) => void
  onChoose: (buyer: Buyer) => void
  /** Where what was typed may be the name of somebody new. */
  onNew?: (() => void) | undefined
}

/** One of the project's buyers, by name, phone or mail from two letters on. */
export function BuyerSearch({ label, value, chosen, except, onChange, onChoose, onNew }: BuyerSearchProps) {
  const typed = value.trim()
  const found = useBuyersLike(chosen ? '' : value)
  const like = found?.filter(({ id }) => id !== except) ?? []
  const known = like.map((one) => ({ key: String(one.id), words: buyerName(one), more: aboutBuyer(one) }))
  const fresh = {
    key: NEW,
    words: (
      <span className={styles.fresh}>
        <StaffIcon name="plus" size={16} />
        {m.desk_new_buyer({ name: typed })}
      </span>
    ),
  }
  return (
    <Suggest
      label={label}
      placeholder={m.desk_buyer_placeholder()}
      value={value}
      maxLength={NAME_MAX}
      // Who may be known is not called new before the answer is there.
      awaits={found === undefined ? m.desk_searching() : undefined}
      suggestions={onNew && typed !== '' && found ? [...known, fresh] : known}
      onChange={onChange}
      onChoose={(key) => {
        const buyer = like.find(({ id }) => String(id) === key)
        if (buyer) onChoose(buyer)
        else onNew?.()
      }}
    />
  )
}
