import { m } from '../../paraglide/messages.js'
import { cellsBox, pathOf, viewBoxOf } from '../facade/cell-shape.ts'
import type { Facade, FacadeCell } from '../facade/load-facade.ts'
import type { Flat } from '../project/load-flats.ts'
import styles from './desk-apartment-side.module.css'

interface FlatPlaceProps {
  flat: Flat
  facade: Facade
}

/** The outlines of the building's picture without the picture: the apartment, its floor, and all the others. */
export function FlatPlace({ flat, facade: { title, cells } }: FlatPlaceProps) {
  const placeOf = ({ apartmentId, floor }: FacadeCell) =>
    apartmentId === flat.id ? 'own' : floor === flat.floor ? 'floor' : 'other'
  return (
    <section aria-label={m.desk_place()}>
      <header>
        <h2>{m.desk_place()}</h2>
      </header>
      <svg
        className={styles.place}
        viewBox={viewBoxOf(cellsBox(cells))}
        role="img"
        aria-label={m.desk_place_of_flat({ name: flat.name })}
        style={{ color: `var(--stt-${flat.status})` }}
      >
        {cells.map((cell) => (
          <path key={cell.apartmentId} data-place={placeOf(cell)} d={pathOf(cell)} />
        ))}
      </svg>
      <p className={styles.caption}>
        {m.desk_in_view_floor({ building: flat.building, view: title, floor: flat.floor })}
      </p>
    </section>
  )
}
