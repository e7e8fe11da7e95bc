import { localeCode } from '@belvedere/domain/screens/locale'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { aboutBuyer, buyerName } from '../buyers/buyer-record.ts'
import { BuyerSearch } from '../buyers/buyer-search.tsx'
import { BuyerContactFields } from './buyer-contact.tsx'
import styles from './desk-hold.module.css'
import type { HoldDraft } from './hold-draft.ts'

type Whom = Pick<HoldDraft, 'buyer' | 'known' | 'contact' | 'waitingId' | 'enquiryId'>

interface BuyerFieldProps {
  draft: Whom
  /** Something was to be sent already. */
  tried: boolean
  onChange: (part: Partial<Whom>) => void
}

/** Whom it is for: one of the project's buyers, somebody new and how they are reached, or a name alone. */
export function BuyerField({ draft: { buyer, known, contact }, tried, onChange }: BuyerFieldProps) {
  const locale = useLocale()
  // Whoever is somebody else has neither their place in line nor their enquiry.
  const set = (whom: Partial<Whom>) =>
    onChange({ known: undefined, waitingId: undefined, enquiryId: undefined, ...whom })
  const askForContact = () =>
    set({ buyer: buyer.trim(), contact: { phone: '', mail: '', localeId: localeCode(locale) } })
  return (
    <div>
      <BuyerSearch
        label={m.desk_buyer()}
        value={buyer}
        chosen={known}
        onChange={(name) => set({ buyer: name })}
        onChoose={(one) => set({ buyer: buyerName(one), known: one, contact: undefined })}
        onNew={known || contact ? undefined : askForContact}
      />
      {known && <p className={styles.known}>{m.desk_known_buyer({ about: aboutBuyer(known) })}</p>}
      {tried && buyer.trim() === '' && (
        <p className={styles.wrong} role="alert">
          {m.desk_required()}
        </p>
      )}
      {contact && (
        <BuyerContactFields value={contact} tried={tried} onChange={(next) => onChange({ contact: next })} />
      )}
    </div>
  )
}
