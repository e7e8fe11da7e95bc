import { NOTE_MAX } from '@belvedere/domain/enquiries/ask-for-price-rules'
import { PHONE_PATTERN } from '@belvedere/domain/enquiries/phone-number'
import { LOCALE_CODES } from '@belvedere/domain/screens/locale'
import { z } from 'zod'
import { BodyId } from '../inputs.ts'
import { EmailAddress, line, lines } from '../text.ts'

const NAME_MAX = 100
const PHONE_MAX = 40
const CONTACT_TIME_MAX = 100
const TEMPLATE_NAME_MAX = 100
/** More apartments than anyone compares, fewer than a mail can bear. */
const FAVOURITES_MAX = 200

const PhoneNumber = z.string().max(PHONE_MAX).regex(PHONE_PATTERN)
const Note = lines(NOTE_MAX).default('')
const LocaleId = z.enum(LOCALE_CODES)

export const AskForPricePayload = z
  .object({
    apartmentId: BodyId,
    /** A name that is not known means the usual mail. */
    emailTemplateToUse: line(TEMPLATE_NAME_MAX).default(''),
    emailAddress: EmailAddress,
    firstName: line(NAME_MAX).min(1),
    lastName: line(NAME_MAX).min(1),
    phoneNumber: PhoneNumber,
    note: Note,
    localeId: LocaleId,
    contactTime: line(CONTACT_TIME_MAX).default(''),
  })
  .meta({ id: 'AskForPricePayload' })

/** The favourites card asks for the e-mail alone (FAV-04); a dialog that asks for more sends more (ASK-06). */
export const FavouritesPayload = z
  .object({
    favoritesList: z.array(BodyId).min(1).max(FAVOURITES_MAX),
    emailAddress: EmailAddress,
    firstName: line(NAME_MAX).default(''),
    lastName: line(NAME_MAX).default(''),
    phoneNumber: z.union([PhoneNumber, z.literal('')]).default(''),
    note: Note,
    localeId: LocaleId,
  })
  .meta({ id: 'FavouritesPayload' })

export type FavouritesPayload = z.output<typeof FavouritesPayload>
export type EnquiryPayload = z.output<typeof AskForPricePayload> | FavouritesPayload
