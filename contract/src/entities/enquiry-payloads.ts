import { z } from 'zod'

const Sender = {
  emailAddress: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  note: z.string(),
  localeId: z.enum(['en', 'rs']),
}

export const AskForPricePayload = z
  .object({
    apartmentId: z.number(),
    emailTemplateToUse: z.string(),
    ...Sender,
    contactTime: z.string(),
  })
  .meta({ id: 'AskForPricePayload' })

export const FavouritesPayload = z
  .object({ favoritesList: z.array(z.number()), ...Sender })
  .meta({ id: 'FavouritesPayload' })
