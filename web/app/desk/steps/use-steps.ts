import { EXTEND_HOURS } from '@belvedere/domain/sales/board'
import { holdUntil } from '@belvedere/domain/sales/hold-time'
import { type DeskClaim, isColleagues, useDesk } from '../project/desk-project.ts'
import { move } from './moves.ts'

/** What a longer hold lasts until. */
export const extendedUntil = ({ until }: DeskClaim): Date =>
  holdUntil(new Date(until ?? Date.now()), EXTEND_HOURS)

/** What may be done about a claim, as its card, its menu and its page offer it. */
export function useSteps() {
  const desk = useDesk()
  return {
    /** An agent extends once; of a colleague's hold one says why first. */
    mayExtend: (claim: DeskClaim) =>
      desk.sells && claim.kind === 'hold' && (desk.head || claim.extended === 0),
    extend: (claim: DeskClaim) => {
      if (isColleagues(claim, desk)) return desk.openStep({ act: 'extend', claim })
      const body = { until: extendedUntil(claim).toISOString() }
      void move(claim, { kind: 'extend', body }, desk)
    },
    mayRelease: (claim: DeskClaim) => desk.sells && claim.kind !== 'sold',
    mayCorrect: (claim: DeskClaim) => desk.head && claim.kind === 'sold',
  }
}
