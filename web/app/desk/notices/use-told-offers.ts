import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { useEffect, useRef } from 'react'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import type { DeskOffer, DeskProject } from '../project/desk-project.ts'
import { closeNotice, tell } from './notice-store.ts'

/** An apartment that has become free for a buyer of one's own is told at once, wherever one works (RSV-03). */
export function useToldOffers({ offers, profile, head, project, openHold }: DeskProject): void {
  const localised = useLocalised()
  const known = useRef<ReadonlySet<number>>(undefined)
  /** Notices by their offers: what is offered no longer is told no longer. */
  const told = useRef(new Map<number, number>())
  useEffect(() => {
    if (offers.state !== 'ready') return
    const before = known.current
    const now = new Set(offers.value.map(({ id }) => id))
    known.current = now
    for (const [offer, notice] of told.current)
      if (!now.has(offer)) {
        told.current.delete(offer)
        closeNotice(notice)
      }
    if (!before) return
    const isMine = ({ agent }: DeskOffer) => head || agent === null || agent.id === profile.id
    for (const offer of offers.value.filter((one) => !before.has(one.id) && isMine(one))) {
      const { id: waitingId, apartmentId, apartmentName: name, buyer, inLine } = offer
      const notice = tell({
        tone: 'news',
        title: m.desk_free_again({ name }),
        text: `${buyer}: ${m.desk_first_of({ count: inLine })}`,
        act: {
          words: m.desk_hold_for({ buyer }),
          do: () => openHold({ apartmentId, buyer, waitingId }),
        },
        open: localised(deskPath(project.id, 'apartments', apartmentId)),
      })
      told.current.set(waitingId, notice)
    }
  }, [offers, profile.id, head, project.id, openHold, localised])
}
