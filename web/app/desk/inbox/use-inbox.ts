import { useEffect, useRef } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { readEvery } from '../../staff/load/read-every.ts'
import { type Loaded, useLoaded } from '../../staff/load/use-loaded.ts'
import type { InboxCounts, InboxEnquiry } from './inbox-enquiry.ts'

/** A new enquiry is on an open screen within two seconds (INB-01). */
const LOOK_EVERY_MS = 1_500

/** How many there are, asked again and again while one looks. */
export function useInboxCounts(projectId: number, answers: boolean): Loaded<InboxCounts | undefined> {
  const [counts, again] = useLoaded(`${projectId} ${answers}`, async () =>
    answers
      ? browserApi().read('GET /api/v1/desk/projects/{projectId}/enquiry-counts', { params: { projectId } })
      : undefined,
  )
  useEffect(() => {
    if (!answers) return
    const timer = setInterval(() => !document.hidden && again(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [answers, again])
  return counts
}

export type InboxTab = 'everyone' | 'mine' | 'nobody' | 'closed'

/** What narrows a tab down. */
export interface InboxFilter {
  readonly state?: 'unanswered' | 'answered' | undefined
  readonly agentId?: number | undefined
  readonly buildingId?: number | undefined
  readonly kind?: InboxEnquiry['kind'] | undefined
}

interface InboxShown {
  readonly tab: InboxTab
  readonly filter: InboxFilter
  /** Part of a name, a mail address or a phone number. */
  readonly search: string
}

/** What is looked at, read again whenever the counts say that something has changed. */
export function useEnquiries(
  { projectId, userId }: { projectId: number; userId: number },
  { tab, filter, search }: InboxShown,
  counts: Loaded<InboxCounts | undefined>,
): [Loaded<readonly InboxEnquiry[]>, () => void] {
  const state = tab === 'closed' ? tab : filter.state
  const agent = tab === 'mine' ? userId : tab === 'nobody' ? tab : filter.agentId
  const query = {
    ...(state && { 'filter[state]': state }),
    ...(agent && { 'filter[agent]': agent }),
    ...(filter.buildingId && { 'filter[building]': filter.buildingId }),
    ...(filter.kind && { 'filter[kind]': filter.kind }),
    ...(search !== '' && { 'filter[search]': search }),
  }
  const [enquiries, again] = useLoaded(`${projectId} ${JSON.stringify(query)}`, async () => {
    const read = await readEvery((from) =>
      browserApi().send('GET /api/v1/desk/projects/{projectId}/enquiries', {
        params: { projectId },
        query: { ...query, ...from },
      }),
    )
    // Whatever is answered between two parts comes in both.
    return [...new Map(read.map((one) => [one.id, one])).values()]
  })
  useAgainWhen(counts.state === 'ready' ? counts.value?.mark : undefined, again)
  return [enquiries, again]
}

/** Asks again when a mark is another one than before: what says, by itself or as what was read anew, that things changed. */
export function useAgainWhen(mark: unknown, again: () => void): void {
  const known = useRef(mark)
  useEffect(() => {
    if (known.current !== undefined && mark !== known.current) again()
    known.current = mark
  }, [mark, again])
}
