import { NOTE_MAX } from '@belvedere/domain/enquiries/ask-for-price-rules'
import type { FavouritesForm } from '@belvedere/domain/favourites-and-compare/favourites-form'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { ListedApartment } from '../../content/load-listed-apartments.ts'
import { enquiryPrivacy } from '../../i18n/privacy-words.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { PrivacyLine } from '../../ui/privacy-line.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import card from './favourites-card.module.css'
import { favouritesResolver, wordOfProblem } from './favourites-fields.ts'
import styles from './send-email.module.css'
import { SentApartments } from './sent-apartments.tsx'
import { useSendFavourites } from './use-send-favourites.ts'

interface SendEmailProps {
  favourites: readonly ListedApartment[]
  onSent: () => void
}

/** Who asks about them; only the e-mail must be there (FAV-05). */
export function SendEmail({ favourites, onSent }: SendEmailProps) {
  const { profile } = useSession()
  const locale = useLocale()
  const { register, handleSubmit, formState, setFocus, control } = useForm<FavouritesForm>({
    defaultValues: {
      emailAddress: profile?.email ?? '',
      firstName: profile?.firstName ?? '',
      lastName: profile?.lastName ?? '',
      phoneNumber: '',
      note: '',
    },
    resolver: favouritesResolver,
  })
  const note = useWatch({ control, name: 'note' })
  const { send, busy, result } = useSendFavourites(favourites)
  useEffect(() => setFocus('emailAddress'), [setFocus])
  const field = (name: keyof FavouritesForm) => ({
    ...register(name),
    problem: wordOfProblem(formState.errors[name]?.type),
  })
  const submit = handleSubmit(async (form) => {
    const { error, waits } = await send(form)
    if (!error && !waits) onSent()
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={`${card.scrolls} ${styles.fields}`}>
        <SentApartments favourites={favourites} />
        <p className={styles.lead}>{m.favourites_to_agent({ count: favourites.length })}</p>
        <TextField label={m.email()} type="email" autoComplete="email" {...field('emailAddress')} />
        <div className={styles.names}>
          <TextField label={m.first_name()} autoComplete="given-name" {...field('firstName')} />
          <TextField label={m.last_name()} autoComplete="family-name" {...field('lastName')} />
        </div>
        <TextField label={m.phone()} type="tel" autoComplete="tel" {...field('phoneNumber')} />
        <TextArea label={m.note()} aside={`${note.length} / ${NOTE_MAX}`} rows={2} {...field('note')} />
        {favourites.length > 0 && (
          <PrivacyLine
            {...enquiryPrivacy(
              favourites.map(({ project }) => project),
              locale,
            )}
          />
        )}
      </div>
      <div className={card.foot}>
        {result?.error && (
          <p className={styles.failed} role="alert">
            {m.favourites_not_sent()}
          </p>
        )}
        {result?.waits && (
          <p className={styles.waits} role="status">
            {m.enquiry_waits_title()}
          </p>
        )}
        <Button look="primary" type="submit" busy={busy}>
          {m.send_email()}
        </Button>
      </div>
    </form>
  )
}
