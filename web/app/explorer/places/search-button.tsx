import type { Place } from '@belvedere/contract/entities/place'
import type { GeoPoint } from '@belvedere/domain/map/place-search'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { tellLost } from '../../state/notify.ts'
import { Icon } from '../../ui/icon.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './search-button.module.css'

const PlaceSearchCard = onDemand(async () => ({
  default: (await import('./place-search-card.tsx')).PlaceSearchCard,
}))

interface SearchButtonProps {
  near: () => GeoPoint | undefined
  onChoose: (place: Place) => void
  onNearMe: () => void
}

/** "On the map page at small width a search icon opens an overlay search card" (BAR-11). */
export function SearchButton({ near, onChoose, onNearMe }: SearchButtonProps) {
  const [open, setOpen] = useState(false)
  const closing =
    <Told extends unknown[]>(tell: (...told: Told) => void) =>
    (...told: Told) => {
      setOpen(false)
      tell(...told)
    }
  return (
    <div className={styles.small}>
      <RoundButton ground="paper" label={m.place_search()} onClick={() => setOpen(true)}>
        <Icon name="search" />
      </RoundButton>
      {open && (
        <PlaceSearchCard
          near={near}
          onChoose={closing(onChoose)}
          onNearMe={closing(onNearMe)}
          onClose={closing(() => {})}
          onLost={closing(tellLost)}
        />
      )}
    </div>
  )
}
