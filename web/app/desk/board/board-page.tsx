import { boardColumns } from '@belvedere/domain/sales/board'
import { CLAIM_KINDS, type ClaimKind } from '@belvedere/domain/sales/claims'
import { formatMoney } from '@belvedere/domain/sales/money'
import { useMemo, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { useNow } from '../../staff/ui/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { type DeskClaim, useDesk } from '../project/desk-project.ts'
import { useMoves } from '../steps/moves.ts'
import page from '../ui/desk-page-head.module.css'
import { BoardColumn, sumOf } from './board-column.tsx'
import { BoardFilters, type BoardShown, shownClaims } from './board-filters.tsx'
import { TAB_WORDS } from './card-words.ts'
import styles from './desk-board.module.css'
import { OffersStrip } from './offers-strip.tsx'
import { useBoardKeys } from './use-board-keys.ts'

const NONE: readonly DeskClaim[] = []

/** Every claim that is open, from the loosest to the firmest, and what was sold this month (RSV-04). */
export function BoardPage() {
  const { settings, claims, flats, reread, sells, openHold } = useDesk()
  const [shown, setShown] = useState<BoardShown>({})
  const [tab, setTab] = useState<ClaimKind>('hold')
  const [dragged, setDragged] = useState<DeskClaim>()
  const { going } = useMoves()
  const now = useNow()
  const all = claims.state === 'ready' ? claims.value : NONE
  const buildings = flats.state === 'ready' ? flats.value : undefined
  const columns = useMemo(() => {
    const moved = shownClaims(all, shown, buildings).map((claim) => ({
      ...claim,
      kind: going.get(claim.id) ?? claim.kind,
    }))
    return boardColumns(moved, settings.timeZone)
  }, [all, shown, buildings, going, settings.timeZone])
  useBoardKeys(useMemo(() => CLAIM_KINDS.map((kind) => columns[kind]), [columns]))
  const open = CLAIM_KINDS.filter((kind) => kind !== 'sold').flatMap((kind) => columns[kind])
  const sum = sumOf(open)
  return (
    <div className={styles.board}>
      <header className={`${page.head} ${styles.head}`}>
        <h1>{m.desk_board()}</h1>
        <p className={page.total}>
          {sum > 0
            ? m.desk_open_and_sum({ open: open.length, sum: formatMoney(sum) })
            : m.desk_open_count({ open: open.length })}
        </p>
        <BoardFilters shown={shown} onChange={setShown} />
        {sells && (
          <Button look="primary" className={styles.newHold} onClick={() => openHold({})} data-staff-main="">
            <StaffIcon name="plus" size={18} />
            {m.desk_new_hold()}
            <kbd>H</kbd>
          </Button>
        )}
      </header>
      <nav className={styles.tabs} aria-label={m.desk_columns()}>
        {CLAIM_KINDS.map((kind) => (
          <button key={kind} type="button" aria-pressed={kind === tab} onClick={() => setTab(kind)}>
            {TAB_WORDS[kind]()} <span>{columns[kind].length}</span>
          </button>
        ))}
      </nav>
      <OffersStrip />
      <Loading loaded={claims} onAgain={reread} rows={6}>
        {() => (
          <div className={styles.columns} data-tab={tab}>
            {CLAIM_KINDS.map((kind) => (
              <BoardColumn
                key={kind}
                kind={kind}
                claims={columns[kind]}
                now={now}
                dragged={dragged}
                onDrag={setDragged}
              />
            ))}
          </div>
        )}
      </Loading>
      <footer className={styles.foot}>
        <span>
          <kbd>←</kbd> <kbd>→</kbd> {m.desk_key_column()}
        </span>
        <span>
          <kbd>J</kbd> <kbd>K</kbd> {m.desk_key_card()}
        </span>
        <span>
          <kbd>Shift</kbd> <kbd>→</kbd> {m.desk_key_move()}
        </span>
        <span>
          <kbd>X</kbd> {m.desk_key_extend()}
        </span>
        <span>
          <kbd>↵</kbd> {m.desk_key_open()}
        </span>
        <span className={styles.rings}>{m.desk_rings()}</span>
      </footer>
    </div>
  )
}
