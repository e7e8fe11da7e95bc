import { isEmailAddress } from '@belvedere/domain/accounts/email-address'
import { localeCode } from '@belvedere/domain/screens/locale'
import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { answered, useAction } from '../../staff/action/use-action.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { LanguageChoice } from '../hold/buyer-contact.tsx'
import { tell } from '../notices/notice-store.ts'
import { useDesk } from '../project/desk-project.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { type BuyerInFull, buyerName } from './buyer-record.ts'
import styles from './desk-buyer-dialog.module.css'

const NAME_MAX = 100
const LINES_MAX = 900

interface BuyerDialogProps {
  /** Who is edited; undefined is somebody new, who came by another way than an enquiry. */
  buyer?: BuyerInFull
  /** A telephone number is what it was opened for. */
  forPhone?: boolean
  onSaved: (buyer: BuyerInFull) => void
  onClose: () => void
}

/** A buyer as somebody who knows them has them (INB-06). Who is known by a number or an address already is found by it. */
export function BuyerDialog({ buyer, forPhone = false, onSaved, onClose }: BuyerDialogProps) {
  const { project } = useDesk()
  const locale = useLocale()
  const [firstName, setFirstName] = useState(buyer?.firstName ?? '')
  const [lastName, setLastName] = useState(buyer?.lastName ?? '')
  const [localeId, setLocaleId] = useState(buyer?.localeId ?? localeCode(locale))
  const [phones, setPhones] = useState(buyer?.phoneNumbers.join('\n') ?? '')
  const [mails, setMails] = useState(buyer?.emailAddresses.join('\n') ?? '')
  const [tried, setTried] = useState(false)
  const { busy, problem, run } = useAction()
  const emailAddresses = linesOf(mails)
  const phoneNumbers = linesOf(phones)
  const nameless = firstName.trim() === ''
  const wrongMail = !emailAddresses.every(isEmailAddress)

  const change = (id: number, revision: number) =>
    answered(
      browserApi().send('PATCH /api/v1/desk/projects/{projectId}/buyers/{id}', {
        params: { projectId: project.id, id },
        headers: { 'If-Match': `"${revision}"` },
        body: {
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          localeId,
          emailAddresses,
          phoneNumbers,
        },
      }),
    )

  const add = () =>
    answered(
      browserApi().send('POST /api/v1/desk/projects/{projectId}/buyers', {
        params: { projectId: project.id },
        body: {
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          localeId,
          ...(emailAddresses[0] && { emailAddress: emailAddresses[0] }),
          ...(phoneNumbers[0] && { phoneNumber: phoneNumbers[0] }),
        },
      }),
    )

  async function save() {
    setTried(true)
    if (nameless || wrongMail) return
    await run(
      async () => {
        const saved = buyer ? await change(buyer.id, buyer.revision) : await add()
        const name = buyerName(saved)
        const known = !buyer && name !== `${firstName.trim()} ${lastName.trim()}`.trim()
        tell({ tone: 'done', title: known ? m.desk_known_already({ name }) : m.desk_saved({ name }) })
        onSaved(saved)
        onClose()
      },
      { 'already-there': m.desk_contact_of_other },
    )
  }

  return (
    <AskDialog
      title={buyer ? m.desk_edit_title({ name: buyerName(buyer) }) : m.desk_add_new_buyer()}
      act={m.desk_save()}
      busy={busy}
      problem={problem}
      onAct={() => void save()}
      onClose={onClose}
      {...(forPhone && { initialFocus: '[data-first]' })}
    >
      <div className={styles.fields}>
        <TextField
          label={m.desk_first_name()}
          autoComplete="off"
          maxLength={NAME_MAX}
          value={firstName}
          problem={tried && nameless ? m.desk_required() : undefined}
          onChange={({ target }) => setFirstName(target.value)}
        />
        <TextField
          label={m.desk_last_name()}
          autoComplete="off"
          maxLength={NAME_MAX}
          value={lastName}
          onChange={({ target }) => setLastName(target.value)}
        />
      </div>
      {buyer ? (
        <>
          <TextArea
            label={m.desk_phones()}
            data-first={forPhone || undefined}
            rows={2}
            maxLength={LINES_MAX}
            value={phones}
            onChange={({ target }) => setPhones(target.value)}
          />
          <TextArea
            label={m.desk_mails()}
            rows={2}
            maxLength={LINES_MAX}
            value={mails}
            onChange={({ target }) => setMails(target.value)}
          />
        </>
      ) : (
        <div className={styles.fields}>
          <TextField
            type="tel"
            label={m.desk_phone()}
            autoComplete="off"
            value={phones}
            onChange={({ target }) => setPhones(target.value)}
          />
          <TextField
            type="email"
            label={m.desk_mail()}
            autoComplete="off"
            value={mails}
            onChange={({ target }) => setMails(target.value)}
          />
        </div>
      )}
      {emailAddresses.length + phoneNumbers.length === 0 && (
        <p className={styles.unreached}>{m.desk_unreached()}</p>
      )}
      {tried && wrongMail && (
        <p className={styles.wrong} role="alert">
          {m.desk_mail_wrong()}
        </p>
      )}
      <LanguageChoice value={localeId} onChange={setLocaleId} />
    </AskDialog>
  )
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')
