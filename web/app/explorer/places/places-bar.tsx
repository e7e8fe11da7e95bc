import type { Place } from '@belvedere/contract/entities/place'
import type { GeoPoint } from '@belvedere/domain/map/place-search'
import type { ReactNode } from 'react'
import { tellLost } from '../../state/notify.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { NearMe } from './near-me.tsx'
import styles from './places-bar.module.css'

/** It stands in the page from the start; what finds places comes after the first paint. */
const PlaceSearch = onDemand(async () => ({ default: (await import('./place-search.tsx')).PlaceSearch }))

interface PlacesBarProps {
  /** "Disabled with only one project" (BAR-11). */
  severalProjects: boolean
  near: () => GeoPoint | undefined
  onChoose: (place: Place) => void
  onNearMe: () => void
  /** The lists, at the right. */
  children?: ReactNode
}

/** What the bottom bar holds off the building page: location search, Near Me, lists. */
export function PlacesBar({ severalProjects, near, onChoose, onNearMe, children }: PlacesBarProps) {
  return (
    <div className={styles.bar}>
      <PlaceSearch look="bar" disabled={!severalProjects} near={near} onChoose={onChoose} onLost={tellLost} />
      <NearMe look="bar" onPress={onNearMe} />
      <div className={styles.lists}>{children}</div>
    </div>
  )
}
