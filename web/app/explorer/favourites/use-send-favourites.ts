import type { FavouritesForm } from '@belvedere/domain/favourites-and-compare/favourites-form'
import { localeCode } from '@belvedere/domain/screens/locale'
import { useState } from 'react'
import type { ListedApartment } from '../../content/load-listed-apartments.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useEnquiry } from '../../state/use-enquiry.ts'

interface SendResult {
  readonly error: boolean
  /** Without network it is kept, and sent later. */
  readonly waits: boolean
}

/** The favourites' way to the agents. A send that fails is swallowed: its result says `error: true` (FAV-05). */
export function useSendFavourites(favourites: readonly ListedApartment[]) {
  const localeId = localeCode(useLocale())
  const [result, setResult] = useState<SendResult>()
  const enquiry = useEnquiry()

  async function send(form: FavouritesForm): Promise<SendResult> {
    setResult(undefined)
    const favoritesList = favourites.map(({ apartment }) => apartment.id)
    const emailAddress = form.emailAddress.trim()
    const phoneNumber = form.phoneNumber.trim()
    const outcome = await enquiry.send({ ...form, emailAddress, phoneNumber, favoritesList, localeId })
    const waits = outcome === 'waiting'
    const result = { error: outcome !== 'accepted' && !waits, waits }
    setResult(result)
    return result
  }

  return { send, result, busy: enquiry.emailStatus === 'sending' }
}
