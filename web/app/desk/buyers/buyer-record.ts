import type { Answer, Asked } from '@belvedere/contract/client-types'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { answered } from '../../staff/action/use-action.tsx'

export type Buyer = Answer<'GET /api/v1/desk/projects/{projectId}/buyers'>[number]
export type BuyerInFull = Answer<'GET /api/v1/desk/projects/{projectId}/buyers/{id}'>
export type NewBuyer = Asked<'POST /api/v1/desk/projects/{projectId}/buyers'>['body']

type Known = Pick<Buyer, 'firstName' | 'lastName' | 'emailAddresses' | 'phoneNumbers'>

/** As they are called; who left no name, by where they write from. */
export const buyerName = ({ firstName, lastName, emailAddresses, phoneNumbers }: Known): string =>
  `${firstName} ${lastName}`.trim() || emailAddresses[0] || phoneNumbers[0] || m.desk_nobody()

/** "+381 60 555 01 42, 2 enquiries": what tells them from others of their name. */
export const aboutBuyer = ({ emailAddresses, phoneNumbers, enquiries }: Buyer): string =>
  [phoneNumbers[0] ?? emailAddresses[0], enquiries > 0 && m.desk_enquiries_count({ count: enquiries })]
    .filter(Boolean)
    .join(', ')

/** What became of an act: done, refused, or there was no connection. */
type Done<Value> = { readonly done: Value } | { readonly done?: never; readonly why: string }

type Acting<Value> = Promise<{ readonly answer?: Value }>

async function act<Value>(acting: Acting<Value>): Promise<Done<Value>> {
  try {
    const { answer } = await acting
    return answer ? { done: answer } : { why: m.desk_refused_other() }
  } catch {
    return { why: m.desk_refused_offline() }
  }
}

export const addBuyer = (projectId: number, body: NewBuyer) =>
  act(browserApi().send('POST /api/v1/desk/projects/{projectId}/buyers', { params: { projectId }, body }))

export const mergeBuyers = ({ projectId, id }: Buyer, other: Buyer) =>
  act(
    browserApi().send('POST /api/v1/desk/projects/{projectId}/buyers/{id}/merge', {
      params: { projectId, id },
      body: { buyerId: other.id },
    }),
  )

export const separateEnquiry = (projectId: number, id: number) =>
  act(
    browserApi().send('POST /api/v1/desk/projects/{projectId}/enquiries/{id}/separate', {
      params: { projectId, id },
    }),
  )

export const addNote = ({ projectId, id }: Pick<Buyer, 'projectId' | 'id'>, note: string) =>
  answered(
    browserApi().send('POST /api/v1/desk/projects/{projectId}/buyers/{id}/notes', {
      params: { projectId, id },
      body: { note },
    }),
  )
