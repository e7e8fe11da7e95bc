import type { Place } from '@belvedere/contract/entities/place'
import type { GeoPoint } from '@belvedere/domain/map/place-search'
import type { ReactNode } from 'react'
import { NearMe } from './near-me.tsx'
import { PlaceSearch } from './place-search.tsx'
import styles from './places-bar.module.css'

interface PlacesBarProps {
  /** "Disabled with only one project" (BAR-11). */
  severalProjects: boolean
  near: () => GeoPoint | undefined
  onChoose: (place: Place) => void
  /** Left out where it would lead to a map with one project on it. */
  onNearMe: (() => void) | undefined
  /** The lists, at the right. */
  children?: ReactNode
}

/** What the bottom bar holds off the building page: location search, Near Me, lists. */
export function PlacesBar({ severalProjects, near, onChoose, onNearMe, children }: PlacesBarProps) {
  return (
    <div className={styles.bar}>
      <PlaceSearch look="bar" disabled={!severalProjects} near={near} onChoose={onChoose} />
      {onNearMe && <NearMe look="bar" onPress={onNearMe} />}
      <div className={styles.lists}>{children}</div>
    </div>
  )
}
