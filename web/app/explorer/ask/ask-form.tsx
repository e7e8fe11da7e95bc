import { NOTE_MAX } from '@belvedere/domain/enquiries/ask-for-price-rules'
import { localeCode } from '@belvedere/domain/screens/locale'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { enquiryPrivacy, type Keeper } from '../../i18n/privacy-words.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { closePanel, type KnownApartment } from '../../state/open-panel.ts'
import { type EnquiryOutcome, useEnquiry } from '../../state/use-enquiry.ts'
import { dropWaiting, useWaitingAbout } from '../../state/waiting-enquiries.ts'
import { Button } from '../../ui/button.tsx'
import { ChoicePills } from '../../ui/choice-pills.tsx'
import { PrivacyLine } from '../../ui/privacy-line.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type AskFields, askResolver, EMPTY_FIELDS, wordOfProblem } from './ask-fields.ts'
import styles from './ask-form.module.css'
import { askPayload, fieldsOf } from './ask-payload.ts'
import { CheckState } from './check-state.tsx'
import { Optional } from './optional.tsx'
import { isProblem, SendProblem } from './send-problem.tsx'
import { WaitingNote } from './waiting-note.tsx'

interface AskFormProps {
  apartmentIds: readonly number[]
  /** The one it is about, as far as it is known. */
  apartment: KnownApartment | undefined
  /** The projects whose agents get it. */
  keepers: readonly Keeper[]
  onSent: () => void
}

/** Stays filled whatever happens to a send; what is wrong stands at its field (ASK-01, ASK-02). */
export function AskForm({ apartmentIds, apartment, keepers, onSent }: AskFormProps) {
  const locale = useLocale()
  const localeId = localeCode(locale)
  const waiting = useWaitingAbout(apartmentIds)
  const waits = waiting !== undefined && !waiting.refused
  const { register, handleSubmit, control, formState } = useForm<AskFields>({
    defaultValues: waiting ? fieldsOf(waiting.payload) : EMPTY_FIELDS,
    resolver: askResolver,
  })
  const note = useWatch({ control, name: 'note' })
  const { check, emailStatus, send } = useEnquiry(waiting)
  const [outcome, setOutcome] = useState<EnquiryOutcome | 'refused' | undefined>(
    waiting?.refused ? 'refused' : undefined,
  )
  const problem = (field: keyof AskFields) => wordOfProblem(formState.errors[field]?.type)
  const submit = handleSubmit(async (fields) => {
    setOutcome(undefined)
    const result = await send(askPayload(fields, apartmentIds, localeId), apartment)
    setOutcome(result)
    if (result === 'accepted') onSent()
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.fields} disabled={waits}>
        <div className={styles.pair}>
          <TextField
            label={m.first_name()}
            autoComplete="given-name"
            problem={problem('firstName')}
            {...register('firstName')}
          />
          <TextField
            label={m.last_name()}
            autoComplete="family-name"
            problem={problem('lastName')}
            {...register('lastName')}
          />
        </div>
        <div className={styles.pair} data-stacks="">
          <TextField
            label={m.email()}
            type="email"
            autoComplete="email"
            problem={problem('emailAddress')}
            {...register('emailAddress')}
          />
          <TextField
            label={m.phone()}
            type="tel"
            autoComplete="tel"
            problem={problem('phoneNumber')}
            {...register('phoneNumber')}
          />
        </div>
        {/* The favourites payload has no contact time (ASK-06). */}
        {apartmentIds.length === 1 && (
          <ChoicePills
            legend={<Optional label={m.contact_time()} />}
            choices={[m.contact_any_time(), m.contact_morning(), m.contact_afternoon(), m.contact_evening()]}
            {...register('contactTime')}
          />
        )}
        <TextArea
          label={<Optional label={m.note()} />}
          aside={`${note.length} / ${NOTE_MAX}`}
          problem={problem('note')}
          {...register('note')}
        />
        {keepers.length > 0 && <PrivacyLine {...enquiryPrivacy(keepers, locale)} />}
      </fieldset>
      <div className={styles.foot}>
        {waits ? (
          <WaitingNote
            onEdit={() => dropWaiting([waiting.key])}
            onDiscard={() => {
              dropWaiting([waiting.key])
              closePanel()
            }}
          />
        ) : (
          <>
            {isProblem(outcome) && <SendProblem problem={outcome} />}
            <Button look="primary" type="submit" className={styles.send} busy={emailStatus === 'sending'}>
              {m.send_request()}
            </Button>
            <CheckState check={check} />
          </>
        )}
      </div>
    </form>
  )
}
