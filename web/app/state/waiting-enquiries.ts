import { createStore } from './create-store.ts'
import { apartmentsOf, isAbout, readWaiting, type WaitingEnquiry } from './read-waiting.ts'
import { onSession } from './session.ts'

const STORED = 'waiting-enquiries'

const waiting = createStore<readonly WaitingEnquiry[]>([])

if (typeof window !== 'undefined') {
  // What is too old is deleted when the site is opened.
  change((list) => list)
  // What another tab does is seen here too.
  addEventListener('storage', ({ key }) => key === STORED && show(readStored()))
  onSession((event) => event === 'logout' && change(() => []))
}

export const useWaiting = () => waiting.use((list) => list)

/** The one about just these apartments. */
export const useWaitingAbout = (apartmentIds: readonly number[]) =>
  waiting.use((list) => list.find(({ payload }) => isAbout(payload, apartmentIds)))

/** Asked of storage itself: another tab may have sent one meanwhile. */
export const unsent = () => readStored().filter(({ refused }) => !refused)

/** In place of what waits about the same apartments; false when this browser keeps nothing. */
export function keepWaiting(enquiry: WaitingEnquiry): boolean {
  const about = apartmentsOf(enquiry.payload)
  return change((list) => [...list.filter(({ payload }) => !isAbout(payload, about)), enquiry])
}

export const dropWaiting = (keys: readonly string[]) =>
  change((list) => list.filter(({ key }) => !keys.includes(key)))

export const markRefused = (refused: string) =>
  change((list) => list.map((enquiry) => (enquiry.key === refused ? { ...enquiry, refused: true } : enquiry)))

function change(next: (list: readonly WaitingEnquiry[]) => readonly WaitingEnquiry[]): boolean {
  const list = next(readStored())
  try {
    if (list.length > 0) localStorage.setItem(STORED, JSON.stringify(list))
    else localStorage.removeItem(STORED)
  } catch {
    return false
  }
  show(list)
  return true
}

/** What has not changed is not announced. */
function show(list: readonly WaitingEnquiry[]) {
  if (JSON.stringify(list) !== JSON.stringify(waiting.get())) waiting.set(list)
}

function readStored(): WaitingEnquiry[] {
  try {
    return readWaiting(localStorage.getItem(STORED), Date.now())
  } catch {
    return []
  }
}
