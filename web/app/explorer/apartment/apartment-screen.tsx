import { cardPrice } from '@belvedere/domain/apartments/card-price'
import { floorText } from '@belvedere/domain/apartments/floors-of'
import { useState } from 'react'
import { similarAddress } from '../../content/similar-address.ts'
import { m } from '../../paraglide/messages.js'
import { openPanel } from '../../state/open-panel.ts'
import { Actions } from './actions.tsx'
import styles from './apartment-screen.module.css'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import type { ApartmentData } from './load-apartment.ts'
import { Orientation } from './orientation.tsx'
import { OtherApartments } from './other-apartments.tsx'
import { Packages } from './packages.tsx'
import { PlaceInBuilding } from './place-in-building.tsx'
import { Stage } from './stage.tsx'
import { StageChoice } from './stage-choice.tsx'

interface ApartmentScreenProps extends ApartmentData {
  selectedFilters: readonly number[]
}

/** The apartment's page: its plan or a picture on the left, what is known about it on the right. */
export function ApartmentScreen({
  apartment,
  building,
  seenIn,
  pictures,
  offers,
  selectedFilters,
}: ApartmentScreenProps) {
  const [shownId, setShownId] = useState<number>()
  const shown = pictures.find(({ id }) => id === shownId)
  const type = building.apartmentTypes.find(({ id }) => id === apartment.apartmentTypeId)
  const price = cardPrice(apartment, selectedFilters)
  const calculate = () =>
    openPanel({
      name: 'calculator',
      apartmentName: apartment.name,
      apartmentPrice: price ?? 0,
      apartmentId: apartment.id,
      typeName: type?.name,
    })
  return (
    <main className={styles.page}>
      <div className={styles.stage}>
        <div className={styles.shown}>
          {pictures.length > 0 && (
            <StageChoice
              shown={shown ? 'pictures' : 'plan'}
              onChoose={(choice) => setShownId(choice === 'plan' ? undefined : (shownId ?? pictures[0]?.id))}
            />
          )}
          {/* Another picture begins whole. */}
          <Stage key={shownId} apartment={apartment} picture={shown} />
        </div>
        <Gallery pictures={pictures} shownId={shownId} onShow={setShownId} />
      </div>
      <div className={styles.side}>
        <div className={styles.facts}>
          <Facts
            apartment={apartment}
            building={building}
            typeName={type?.name}
            selectedFilters={selectedFilters}
            price={price}
            onCalculate={calculate}
          />
          {seenIn?.picture && (
            <PlaceInBuilding
              apartment={apartment}
              apartments={building.apartments}
              picture={seenIn.picture}
              caption={m.place_caption({ floor: floorText(apartment), view: seenIn.view.title })}
            />
          )}
          <Orientation orientation={apartment.properties.orientation} />
          {offers.length > 0 && (
            <Packages offers={offers} apartment={apartment} apartments={building.apartments} />
          )}
          <OtherApartments apartment={apartment} apartments={building.apartments} />
        </div>
        <Actions
          apartment={apartment}
          price={price}
          similarTo={similarAddress(apartment, building.apartments)}
          onCalculate={calculate}
        />
      </div>
    </main>
  )
}
