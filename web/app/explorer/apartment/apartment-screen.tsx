import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import styles from './apartment-screen.module.css'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import type { ApartmentData } from './load-apartment.ts'
import { Orientation } from './orientation.tsx'
import { PlaceInBuilding } from './place-in-building.tsx'
import { Stage } from './stage.tsx'

interface ApartmentScreenProps extends ApartmentData {
  selectedFilters: readonly number[]
}

/** The apartment's page: its plan or a picture on the left, what is known about it on the right. */
export function ApartmentScreen({
  apartment,
  building,
  seenIn,
  pictures,
  selectedFilters,
}: ApartmentScreenProps) {
  const [shownId, setShownId] = useState<number>()
  const shown = pictures.find(({ id }) => id === shownId)
  const type = building.apartmentTypes.find(({ id }) => id === apartment.apartmentTypeId)
  return (
    <main className={styles.page}>
      <div className={styles.stage}>
        <Stage apartment={apartment} picture={shown} />
        <Gallery pictures={pictures} shownId={shownId} onShow={setShownId} />
      </div>
      <div className={styles.facts}>
        <Facts
          apartment={apartment}
          building={building}
          typeName={type?.name}
          selectedFilters={selectedFilters}
        />
        {seenIn?.picture && (
          <PlaceInBuilding
            apartment={apartment}
            apartments={building.apartments}
            picture={seenIn.picture}
            caption={m.place_caption({ floor: apartment.floor, view: seenIn.view.title })}
          />
        )}
        <Orientation orientation={apartment.properties.orientation} />
      </div>
    </main>
  )
}
