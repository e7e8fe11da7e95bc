import { m } from '../../paraglide/messages.js'
import { createStore } from '../../state/create-store.ts'

/** Someone who has the same picture open. */
export interface OtherHere {
  readonly tab: string
  readonly userId: number
  readonly firstName: string | null
  readonly lastName: string | null
  /** The outline that they hold. */
  readonly poiId: number | null
}

const shown = createStore<readonly OtherHere[]>([])

/** For the top bar, which shows who else is on what one works on. */
export const showOthers = (others: readonly OtherHere[]): void => shown.set(others)

export const useShownOthers = (): readonly OtherHere[] => shown.use((others) => others)

export const personOf = ({ userId, firstName, lastName }: OtherHere) => ({
  id: userId,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
})

/** Of those who have none for others, their number. */
export function nameOf({ userId, firstName, lastName }: OtherHere): string {
  return firstName ? `${firstName} ${lastName ?? ''}`.trim() : m.studio_colleague({ number: userId })
}
