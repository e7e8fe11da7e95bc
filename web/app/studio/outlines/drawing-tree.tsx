import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { StatusGlyph } from '../../ui/status-glyph.tsx'
import { type OtherHere, personOf } from '../presence/shown-others.ts'
import { Avatar } from '../ui/avatar.tsx'
import { StudioIcon } from '../ui/studio-icon.tsx'
import type { DrawnApartment, DrawnBuilding } from './load-drawing.ts'
import styles from './studio-drawing-tree.module.css'

interface DrawingTreeProps {
  buildings: readonly DrawnBuilding[]
  /** The one on the picture; its floors are here too. */
  building: DrawnBuilding
  drawing: Drawing
  /** Who else draws here: at the floor of the outline that they hold. */
  others: readonly OtherHere[]
  selected: number | null
  onSelect: (poiId: number) => void
  onOpen: (buildingId: number) => void
}

/** Buildings, floors, apartments, with how many have an outline on this picture. */
export function DrawingTree({
  buildings,
  building,
  drawing,
  others,
  selected,
  onSelect,
  onOpen,
}: DrawingTreeProps) {
  const [wanted, setWanted] = useState('')
  const found = building.apartments.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()))
  const floors = [...Map.groupBy(found, ({ floor }) => floor)].sort(([a], [b]) => b - a)
  return (
    <nav className={styles.tree} aria-label={m.studio_places()}>
      <label className={styles.find}>
        <StudioIcon name="find" size={16} />
        <input
          type="search"
          data-studio-find
          aria-label={m.studio_find_place()}
          placeholder={m.studio_find_place()}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <kbd>/</kbd>
      </label>
      <ul className={styles.places}>
        {buildings.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className={styles.building}
              aria-expanded={one.id === building.id}
              onClick={() => onOpen(one.id)}
            >
              <StudioIcon name={one.id === building.id ? 'down' : 'right'} size={14} />
              <span>{one.name}</span>
              <small>{one.apartments.length}</small>
            </button>
            {one.id === building.id && (
              <ul>
                {floors.map(([floor, apartments]) => (
                  <Floor
                    key={floor}
                    floor={floor}
                    apartments={apartments}
                    drawing={drawing}
                    others={others}
                    selected={selected}
                    searching={wanted !== ''}
                    onSelect={onSelect}
                  />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface FloorProps {
  floor: number
  apartments: readonly DrawnApartment[]
  drawing: Drawing
  others: readonly OtherHere[]
  selected: number | null
  searching: boolean
  onSelect: (poiId: number) => void
}

function Floor({ floor, apartments, drawing, others, selected, searching, onSelect }: FloorProps) {
  const [opened, setOpened] = useState(false)
  const drawn = apartments.filter(({ poiId }) => drawing.get(poiId)?.length).length
  const open = opened || searching || apartments.some(({ poiId }) => poiId === selected)
  return (
    <li>
      <button type="button" className={styles.floor} aria-expanded={open} onClick={() => setOpened(!open)}>
        <StudioIcon name={open ? 'down' : 'right'} size={14} />
        <span>{m.studio_floor({ floor })}</span>
        {others
          .filter((other) => apartments.some(({ poiId }) => poiId === other.poiId))
          .map((other) => (
            <Avatar key={other.tab} person={personOf(other)} size={18} />
          ))}
        <small>{m.studio_of_total({ available: drawn, total: apartments.length })}</small>
      </button>
      {open && (
        <ul>
          {apartments.map(({ poiId, name, status }) => (
            <li key={poiId}>
              <button
                type="button"
                className={styles.apartment}
                aria-current={poiId === selected ? 'true' : undefined}
                onClick={() => onSelect(poiId)}
              >
                <svg
                  className={styles.glyph}
                  viewBox="-7 -7 14 14"
                  aria-hidden="true"
                  style={{ color: `var(--stt-${status})` }}
                >
                  <StatusGlyph name={status} />
                </svg>
                <span>{name}</span>
                {!drawing.get(poiId)?.length && <small>{m.studio_not_drawn()}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
