import type { EnquiryPayload } from '@belvedere/contract/entities/enquiry-payloads'
import { mayWait } from '@belvedere/domain/enquiries/waiting-enquiry'
import type { KnownApartment } from './open-panel.ts'

/** Written without network, and sent when there is one again (decision 56). */
export interface WaitingEnquiry {
  /** Under which the server knows it again. */
  readonly key: string
  readonly savedAt: number
  readonly payload: EnquiryPayload
  /** When it is about one, for the buyer to know it by. */
  readonly apartment?: KnownApartment | undefined
  /** The server did not accept it: the buyer decides what becomes of it. */
  readonly refused?: boolean
}

/** What browser storage holds, which anyone may have written: the enquiries in it that may still wait. */
export function readWaiting(stored: string | null, now: number): WaitingEnquiry[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isWaiting).filter(({ savedAt }) => mayWait(savedAt, now)) : []
  } catch {
    return []
  }
}

function isWaiting(entry: unknown): entry is WaitingEnquiry {
  const { key, savedAt, payload } = { ...(entry as Partial<WaitingEnquiry> | null) }
  return typeof key === 'string' && typeof savedAt === 'number' && isPayload({ ...payload })
}

const TEXTS = ['firstName', 'lastName', 'emailAddress', 'phoneNumber', 'note', 'localeId']

const isPayload = (payload: Readonly<Record<string, unknown>>) =>
  TEXTS.every((field) => typeof payload[field] === 'string') &&
  (Array.isArray(payload.favoritesList) || typeof payload.apartmentId === 'number')

export function apartmentsOf(payload: EnquiryPayload): readonly number[] {
  return 'favoritesList' in payload ? payload.favoritesList : [payload.apartmentId]
}

export function isAbout(payload: EnquiryPayload, apartmentIds: readonly number[]): boolean {
  const about = apartmentsOf(payload)
  return about.length === apartmentIds.length && about.every((id) => apartmentIds.includes(id))
}
