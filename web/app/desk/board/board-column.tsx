import { nextKind } from '@belvedere/domain/sales/board'
import { type ClaimKind, statusOfClaim } from '@belvedere/domain/sales/claims'
import { formatMoney } from '@belvedere/domain/sales/money'
import { parseWhole } from '@belvedere/domain/sales/whole-number'
import { type DeskClaim, useDesk } from '../project/desk-project.ts'
import { useMoves } from '../steps/moves.ts'
import { COLUMN_WORDS, EMPTY_WORDS } from './card-words.ts'
import { ClaimCard } from './claim-card.tsx'
import styles from './desk-board.module.css'

interface BoardColumnProps {
  kind: ClaimKind
  claims: readonly DeskClaim[]
  now: number
  /** The card that is being dragged. */
  dragged: DeskClaim | undefined
  onDrag: (claim: DeskClaim | undefined) => void
}

export const sumOf = (claims: readonly DeskClaim[]): number =>
  claims.reduce((sum, { price }) => sum + (price === undefined ? 0 : parseWhole(price)), 0)

export function BoardColumn({ kind, claims, now, dragged, onDrag }: BoardColumnProps) {
  const { openStep } = useDesk()
  const { going, back, fresh } = useMoves()
  const takes = dragged !== undefined && kind !== 'hold' && nextKind(dragged.kind) === kind
  const sum = sumOf(claims)
  return (
    <section
      className={styles.column}
      aria-label={COLUMN_WORDS[kind]()}
      data-kind={kind}
      data-takes={takes || undefined}
      onDragOver={(event) => takes && event.preventDefault()}
      onDrop={(event) => {
        if (!takes) return
        event.preventDefault()
        onDrag(undefined)
        openStep({ act: kind, claim: dragged })
      }}
    >
      <h2
        className={styles.title}
        style={{ borderColor: kind === 'contract' ? 'var(--accent)' : `var(--st-${statusOfClaim(kind)})` }}
      >
        {COLUMN_WORDS[kind]()} <span className={styles.count}>{claims.length}</span>
        {sum > 0 && <span className={styles.sum}>{formatMoney(sum)}</span>}
      </h2>
      {claims.length === 0 ? (
        <p className={styles.empty}>{EMPTY_WORDS[kind]()}</p>
      ) : (
        <ul className={styles.cards}>
          {claims.map((claim) => (
            <ClaimCard
              key={claim.id}
              claim={claim}
              now={now}
              going={going.has(claim.id)}
              back={back.has(claim.id)}
              fresh={fresh.has(claim.id)}
              onDrag={onDrag}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
