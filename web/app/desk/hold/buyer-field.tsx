import { buyersLike } from '@belvedere/domain/sales/buyers-like'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { useDesk } from '../project/desk-project.ts'
import { Suggest, type Suggestion } from '../ui/suggest.tsx'
import styles from './desk-hold.module.css'

const NAME_MAX = 120
/** No name is called so. */
const NEW = '\0new'

interface BuyerFieldProps {
  value: string
  missing: boolean
  onChange: (name: string) => void
}

/** Whom it is for: one who has something here or waits for it, or somebody new, by what was typed. */
export function BuyerField({ value, missing, onChange }: BuyerFieldProps) {
  const { claims, offers } = useDesk()
  const known = [
    ...(claims.state === 'ready'
      ? claims.value.map(({ buyer, apartmentName }) => [buyer, apartmentName])
      : []),
    ...(offers.state === 'ready'
      ? offers.value.map(({ buyer, apartmentName }) => [buyer, apartmentName])
      : []),
  ] as [string, string][]
  const typed = value.trim()
  const like = buyersLike(
    known.map(([name]) => name),
    typed,
  )
  const exact = like.some((name) => name.toLowerCase() === typed.toLowerCase())
  const suggestions: Suggestion[] = [
    ...like.map((name) => ({
      key: name,
      words: name,
      more: known
        .filter(([other]) => other.toLowerCase() === name.toLowerCase())
        .map(([, apartment]) => apartment)
        .join(', '),
    })),
    ...(typed !== '' && !exact
      ? [
          {
            key: NEW,
            words: (
              <span className={styles.newBuyer}>
                <StaffIcon name="plus" size={16} />
                {m.desk_new_buyer({ name: typed })}
              </span>
            ),
          },
        ]
      : []),
  ]
  return (
    <div>
      <Suggest
        label={m.desk_buyer()}
        placeholder={m.desk_buyer_placeholder()}
        value={value}
        maxLength={NAME_MAX}
        // Whoever has typed a whole name needs no list of one.
        suggestions={like.length === 0 && exact ? [] : suggestions}
        onChange={onChange}
        onChoose={(key) => onChange(key === NEW ? typed : key)}
      />
      {missing && (
        <p className={styles.wrong} role="alert">
          {m.desk_required()}
        </p>
      )}
    </div>
  )
}
