import { isUrgent, wasLongEnough } from '@belvedere/domain/sales/board'
import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useNow } from '../../staff/ui/use-now.ts'
import type { DeskClaim, DeskProject } from '../project/desk-project.ts'
import { untilWords } from '../ui/until-words.ts'
import { endedHolds } from './ended-holds.ts'
import { tell } from './notice-store.ts'

/** Each end of a hold once, however often the desk is opened meanwhile. */
const told = new Set<string>()

/**
 * A hold of one's own that is about to end is told once, wherever one works, beside the mail about it; and that it has
 * ended, with whoever is offered the apartment now.
 */
export function useToldEnds({ claims, offers, profile, project, head, openStep }: DeskProject): void {
  const localised = useLocalised()
  const now = useNow()
  useEffect(() => {
    if (claims.state !== 'ready') return
    for (const claim of claims.value) {
      const { id, until, apartmentId, apartmentName: name, buyer, agent } = claim
      const end = `${id} ${until}`
      if (agent?.id !== profile.id || !until || told.has(end)) continue
      if (!isUrgent(claim, now) || Date.parse(until) <= now || !wasLongEnough(claim)) continue
      told.add(end)
      tell({
        tone: 'news',
        title: m.desk_ends_soon({ name, time: untilWords(until, now) }),
        text: buyer,
        ...((head || claim.extended === 0) && {
          act: { words: m.desk_extend_24(), do: () => openStep({ act: 'extend', claim }) },
        }),
        open: localised(deskPath(project.id, 'apartments', apartmentId)),
      })
    }
  }, [claims, now, profile.id, project.id, head, openStep, localised])

  const known = useRef<readonly DeskClaim[]>([])
  const tellEnded = useEffectEvent((read: readonly DeskClaim[]) => {
    const standing = offers.state === 'ready' ? offers.value : []
    for (const hold of endedHolds(known.current, read, { agentId: profile.id, now: Date.now() })) {
      const { apartmentId, apartmentName: name, buyer } = hold
      const offer = standing.find((one) => one.apartmentId === apartmentId)
      const next = offer && `${offer.buyer}: ${m.desk_first_of({ count: offer.inLine })}`
      tell({
        tone: 'news',
        title: m.desk_hold_ended({ name }),
        text: [buyer, next].filter(Boolean).join('. '),
        open: localised(deskPath(project.id, 'apartments', apartmentId)),
      })
    }
    known.current = read
  })
  useEffect(() => {
    if (claims.state === 'ready') tellEnded(claims.value)
  }, [claims])
}
