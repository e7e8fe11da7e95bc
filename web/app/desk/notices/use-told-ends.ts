import { isUrgent, wasLongEnough } from '@belvedere/domain/sales/board'
import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { useEffect } from 'react'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useNow } from '../../staff/ui/use-now.ts'
import type { DeskProject } from '../project/desk-project.ts'
import { untilWords } from '../ui/until-words.ts'
import { tell } from './notice-store.ts'

/** Each end of a hold once, however often the desk is opened meanwhile. */
const told = new Set<string>()

/** A hold of one's own that is about to end is told once, wherever one works, beside the mail about it. */
export function useToldEnds({ claims, profile, project, head, openStep }: DeskProject): void {
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
}
