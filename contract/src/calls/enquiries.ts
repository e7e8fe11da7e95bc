import { defineCall } from '../call.ts'
import { Enquiry } from '../entities/enquiry.ts'
import { AskForPricePayload, FavouritesPayload } from '../entities/enquiry-payloads.ts'
import { many, one } from '../envelope.ts'
import { IdParams, NoParams, NoQuery } from '../inputs.ts'

const headers = {
  Altcha:
    'The solution of a challenge (`/public/challenge`): base64 of `{ challenge, solution }`. It counts once.',
  'Idempotency-Key':
    'Makes a retry safe: the same key and body is the same enquiry, and needs no new challenge.',
}

export const askForPrice = defineCall({
  id: 'API-81',
  name: 'askForPrice',
  method: 'POST',
  base: '/api/v1',
  path: '/public/apartments/ask-for-price',
  access: 'anyone',
  summary: "Asks the project's agents for an apartment's price, by mail.",
  params: NoParams,
  query: NoQuery,
  headers,
  body: AskForPricePayload,
  reply: one('enquiry', Enquiry),
})

export const sendFavorites = defineCall({
  id: 'API-78',
  name: 'sendFavorites',
  method: 'POST',
  base: '/api/v1',
  path: '/frontend/apartments/send-favorites',
  access: 'anyone',
  summary: 'Mails a list of apartments to the agents, one mail for each project concerned.',
  params: NoParams,
  query: NoQuery,
  headers,
  body: FavouritesPayload,
  reply: many('enquiry', Enquiry),
})

export const sendFavoritesOfClientApp = defineCall({
  id: 'API-21',
  name: 'sendFavoritesOfClientApp',
  method: 'POST',
  base: '/api/v1',
  path: '/client-apps/{id}/send-favorites',
  access: 'anyone',
  summary:
    "The same from a client app: the apartments of its own project are mailed to that project's agents.",
  params: IdParams,
  query: NoQuery,
  headers,
  body: FavouritesPayload,
  reply: many('enquiry', Enquiry),
})
