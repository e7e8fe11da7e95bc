import { isEmailAddress } from '@belvedere/domain/accounts/email-address'
import type { LocaleCode } from '@belvedere/domain/screens/locale'
import { m } from '../../paraglide/messages.js'
import { TextField } from '../../ui/text-field.tsx'
import type { NewBuyer } from '../buyers/buyer-record.ts'
import styles from './desk-buyer-contact.module.css'

const PHONE_MAX = 40

/** How somebody new is reached, as it is typed. */
export interface BuyerContact {
  readonly phone: string
  readonly mail: string
  readonly localeId: LocaleCode
}

export const isContact = ({ mail }: BuyerContact): boolean =>
  mail.trim() === '' || isEmailAddress(mail.trim())

/** The first word of a name is the first name. */
export function newBuyerOf(name: string, { phone, mail, localeId }: BuyerContact): NewBuyer {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return {
    firstName,
    lastName: rest.join(' '),
    localeId,
    ...(phone.trim() !== '' && { phoneNumber: phone.trim() }),
    ...(mail.trim() !== '' && { emailAddress: mail.trim() }),
  }
}

interface BuyerContactFieldsProps {
  value: BuyerContact
  tried: boolean
  onChange: (contact: BuyerContact) => void
}

export function BuyerContactFields({ value, tried, onChange }: BuyerContactFieldsProps) {
  return (
    <div className={styles.contact}>
      <TextField
        type="tel"
        label={m.desk_phone()}
        autoComplete="off"
        maxLength={PHONE_MAX}
        value={value.phone}
        onChange={({ target }) => onChange({ ...value, phone: target.value })}
      />
      <TextField
        type="email"
        label={m.desk_mail()}
        autoComplete="off"
        value={value.mail}
        problem={tried && !isContact(value) ? m.desk_mail_wrong() : undefined}
        onChange={({ target }) => onChange({ ...value, mail: target.value })}
      />
      {value.phone.trim() === '' && value.mail.trim() === '' && (
        <p className={styles.unreached}>{m.desk_unreached()}</p>
      )}
      <LanguageChoice value={value.localeId} onChange={(localeId) => onChange({ ...value, localeId })} />
    </div>
  )
}

interface LanguageChoiceProps {
  value: LocaleCode
  onChange: (localeId: LocaleCode) => void
}

/** In which language somebody wants to hear from us. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  return (
    <fieldset className={styles.languages}>
      <legend>{m.desk_language()}</legend>
      {LANGUAGES.map(([localeId, words]) => (
        <label key={localeId}>
          <input
            type="radio"
            name="desk-buyer-language"
            checked={value === localeId}
            onChange={() => onChange(localeId)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  )
}

/** Each in its own words. */
const LANGUAGES = [
  ['en', 'English'],
  ['rs', 'Srpski'],
] as const
