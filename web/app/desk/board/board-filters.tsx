import { useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { type DeskClaim, useDesk } from '../project/desk-project.ts'
import type { Flats } from '../project/load-flats.ts'
import { Choice } from '../ui/choice.tsx'
import page from '../ui/desk-page-head.module.css'
import styles from './desk-board.module.css'

/** Which cards the board shows: all, or those of a building, of an agent. */
export interface BoardShown {
  readonly buildingId?: number | undefined
  readonly agentId?: number | undefined
}

export function shownClaims(
  claims: readonly DeskClaim[],
  { buildingId, agentId }: BoardShown,
  flats: Flats | undefined,
): DeskClaim[] {
  const lies = new Map(flats?.all.map((flat) => [flat.id, flat.buildingId]))
  return claims.filter(
    ({ apartmentId, agent }) =>
      (buildingId === undefined || lies.get(apartmentId) === buildingId) &&
      (agentId === undefined || agent?.id === agentId),
  )
}

interface BoardFiltersProps {
  shown: BoardShown
  onChange: (shown: BoardShown) => void
}

export function BoardFilters({ shown, onChange }: BoardFiltersProps) {
  const { flats, claims, profile } = useDesk()
  const id = useId()
  const [open, setOpen] = useState(false)
  const buildings = flats.state === 'ready' ? flats.value.buildings : []
  const agents = new Map(
    claims.state === 'ready'
      ? claims.value.flatMap(({ agent }) =>
          agent ? [[agent.id, `${agent.firstName} ${agent.lastName}`] as const] : [],
        )
      : [],
  )
  // One's own name is first.
  const inOrder = [...agents].toSorted(
    ([one, name], [other, otherName]) =>
      Number(other === profile.id) - Number(one === profile.id) || name.localeCompare(otherName),
  )
  const count = Object.values(shown).filter((value) => value !== undefined).length
  return (
    <>
      {/* On a phone the cards come first. */}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={count > 0 ? m.desk_filters_on({ count }) : m.desk_filters()}
        onClick={() => setOpen(!open)}
      >
        <StaffIcon name="sliders" size={18} />
        {count > 0 && <span aria-hidden="true">{count}</span>}
      </button>
      <div id={id} className={`${page.filters} ${styles.filters}`} data-open={open || undefined}>
        {buildings.length > 1 && (
          <Choice
            label={m.desk_building()}
            all={m.desk_all_buildings()}
            value={shown.buildingId}
            choices={buildings.map((one) => [one.id, one.name])}
            onChange={(buildingId) => onChange({ ...shown, buildingId })}
          />
        )}
        {inOrder.length > 0 && (
          <Choice
            label={m.desk_agent()}
            all={m.desk_all_agents()}
            value={shown.agentId}
            choices={inOrder}
            onChange={(agentId) => onChange({ ...shown, agentId })}
          />
        )}
      </div>
    </>
  )
}
