import type { Apartment } from '@belvedere/contract/entities/apartment'
import { type OutlinedPicture, outlinesOf } from '../../content/outlined-picture.ts'
import { m } from '../../paraglide/messages.js'
import styles from './place-in-building.module.css'

interface PlaceInBuildingProps {
  apartment: Apartment
  apartments: readonly Apartment[]
  picture: OutlinedPicture
  caption: string
}

/** The outlines of the building's picture without the picture: the apartment, its floor, and all the others. */
export function PlaceInBuilding({ apartment, apartments, picture, caption }: PlaceInBuildingProps) {
  const outlines = outlinesOf(picture)
  const shapes = apartments.flatMap((other) =>
    other.Pois.flatMap(({ id }) => outlines.get(id) ?? []).map((points) => ({ other, points })),
  )
  const xs = shapes.flatMap(({ points }) => points.map(([x]) => x))
  const ys = shapes.flatMap(({ points }) => points.map(([, y]) => y))
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const place = (other: Apartment) => {
    if (other.id === apartment.id) return 'own'
    return other.floor === apartment.floor ? 'floor' : 'other'
  }
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`${left} ${top} ${Math.max(...xs) - left} ${Math.max(...ys) - top}`}
        role="img"
        aria-label={m.place_in_building({ name: apartment.name })}
      >
        {shapes.map(({ other, points }) => (
          <polygon
            // Outlines have no id of their own; no two begin at the same point.
            key={`${other.id}-${points[0]?.join()}`}
            data-place={place(other)}
            points={points.map((point) => point.join()).join(' ')}
          />
        ))}
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
