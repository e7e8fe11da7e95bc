import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../staff/ui/avatar.tsx'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { StatusGlyph } from '../../ui/status-glyph.tsx'
import { type OtherHere, personOf } from '../presence/shown-others.ts'
import type { DrawnPlace, DrawnThing } from './load-drawing.ts'
import styles from './studio-drawing-tree.module.css'

interface DrawingTreeProps {
  places: readonly DrawnPlace[]
  /** The one on the picture, with what can be drawn there. */
  place: DrawnPlace
  drawing: Drawing
  /** Who else draws here: at the floor of the outline that they hold. */
  others: readonly OtherHere[]
  selected: number | null
  onSelect: (poiId: number) => void
  onOpen: (place: DrawnPlace) => void
}

/** Masterplans, buildings, floors, apartments, with how many have an outline on this picture. */
export function DrawingTree({ places, place, onOpen, ...of }: DrawingTreeProps) {
  const [wanted, setWanted] = useState('')
  const found = place.things.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()))
  return (
    <nav className={styles.tree} aria-label={m.studio_places()}>
      <label className={styles.find}>
        <StaffIcon name="find" size={16} />
        <input
          type="search"
          data-staff-find
          aria-label={m.studio_find_place()}
          placeholder={m.studio_find_place()}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <kbd>/</kbd>
      </label>
      <ul className={styles.places}>
        {places.map((one) => (
          <li key={`${one.kind}${one.id}`}>
            <button
              type="button"
              className={styles.building}
              style={{ paddingLeft: 10 + STEP_PX * one.within.length }}
              aria-expanded={one === place}
              onClick={() => onOpen(one)}
            >
              <StaffIcon name={one === place ? 'down' : 'right'} size={14} />
              <span>{one.name}</span>
              <small>{one.things.length}</small>
            </button>
            {one === place && place.kind === 'building' && (
              <ul>
                {floorsOf(found).map(([floor, things]) => (
                  <Floor key={floor} floor={floor} things={things} searching={wanted !== ''} {...of} />
                ))}
              </ul>
            )}
            {one === place && place.kind === 'masterplan' && <Things things={found} {...of} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const STEP_PX = 12

/** From the top, as on the façade. */
const floorsOf = (things: readonly DrawnThing[]) =>
  [...Map.groupBy(things, ({ floor }) => floor)].sort(([a], [b]) => b - a)

type ThingsProps = Pick<DrawingTreeProps, 'drawing' | 'others' | 'selected' | 'onSelect'> & {
  things: readonly DrawnThing[]
}

function Floor({ floor, searching, ...of }: ThingsProps & { floor: number; searching: boolean }) {
  const { things, drawing, others, selected } = of
  const [opened, setOpened] = useState(false)
  const drawn = things.filter(({ poiId }) => drawing.get(poiId)?.length).length
  const open = opened || searching || things.some(({ poiId }) => poiId === selected)
  return (
    <li>
      <button type="button" className={styles.floor} aria-expanded={open} onClick={() => setOpened(!open)}>
        <StaffIcon name={open ? 'down' : 'right'} size={14} />
        <span>{m.studio_floor({ floor })}</span>
        {others
          .filter((other) => things.some(({ poiId }) => poiId === other.poiId))
          .map((other) => (
            <Avatar key={other.tab} person={personOf(other)} size={18} />
          ))}
        <small>{m.studio_of_total({ available: drawn, total: things.length })}</small>
      </button>
      {open && <Things {...of} />}
    </li>
  )
}

function Things({ things, drawing, selected, onSelect }: ThingsProps) {
  return (
    <ul>
      {things.map(({ poiId, name, apartment }) => (
        <li key={poiId}>
          <button
            type="button"
            className={styles.apartment}
            aria-current={poiId === selected ? 'true' : undefined}
            onClick={() => onSelect(poiId)}
          >
            {apartment && (
              <svg
                className={styles.glyph}
                viewBox="-7 -7 14 14"
                aria-hidden="true"
                style={{ color: `var(--stt-${apartment.status})` }}
              >
                <StatusGlyph name={apartment.status} />
              </svg>
            )}
            <span>{name}</span>
            {!drawing.get(poiId)?.length && <small>{m.studio_not_drawn()}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}
