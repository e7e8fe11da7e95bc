import type { Place } from '@belvedere/contract/entities/place'
import type { GeoPoint } from '@belvedere/domain/map/place-search'
import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { NearMe } from './near-me.tsx'
import { PlaceSearch } from './place-search.tsx'
import styles from './place-search-card.module.css'

interface PlaceSearchCardProps {
  near: () => GeoPoint | undefined
  onChoose: (place: Place) => void
  onNearMe: () => void
  onClose: () => void
}

/** The location search over the map on a small screen (BAR-11). It holds the focus, and gives it back. */
export function PlaceSearchCard({ near, onChoose, onNearMe, onClose }: PlaceSearchCardProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.card}
      data-ground="paper"
      aria-label={m.place_search()}
      closedby="any"
      onClose={onClose}
    >
      <PlaceSearch look="card" near={near} onChoose={onChoose} onClose={onClose}>
        <NearMe look="row" onPress={onNearMe} />
      </PlaceSearch>
    </dialog>
  )
}
