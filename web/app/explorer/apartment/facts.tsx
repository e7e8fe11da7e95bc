import type { Apartment } from '@belvedere/contract/entities/apartment'
import type { Building } from '@belvedere/contract/entities/building'
import { cardArea, cardFloor, NOT_AVAILABLE } from '@belvedere/domain/apartments/card-facts'
import { compassPointOf } from '@belvedere/domain/apartments/orientation'
import { compassWord } from '../../i18n/orientation-words.ts'
import { statusWord } from '../../i18n/status-words.ts'
import { m } from '../../paraglide/messages.js'
import { StatusLabel } from '../../ui/status-label.tsx'
import styles from './facts.module.css'
import { Price } from './price.tsx'

interface FactsProps {
  apartment: Apartment
  building: Building
  typeName: string | undefined
  selectedFilters: readonly number[]
  /** Undefined for whoever has to ask for it (CRD-03). */
  price: number | undefined
  onCalculate: () => void
}

export function Facts(props: FactsProps) {
  const { apartment, building, typeName, selectedFilters, price, onCalculate } = props
  const { balconyArea, orientation } = apartment.properties
  const point = compassPointOf(orientation)
  const floor = cardFloor(apartment, selectedFilters)
  const facts = [
    [m.area(), cardArea(apartment)],
    [m.floor(), floor === NOT_AVAILABLE ? floor : m.floor_of({ floor, floors: building.floors })],
    [m.rooms_label(), String(apartment.rooms)],
    [m.type(), typeName ?? NOT_AVAILABLE],
    [m.balcony(), cardArea({ area: balconyArea })],
    [m.faces(), point ? compassWord(point) : NOT_AVAILABLE],
  ]
  return (
    <section>
      <div className={styles.top}>
        <StatusLabel status={apartment.status} word={statusWord(apartment.status)} />
        <span className={styles.building}>{building.name}</span>
      </div>
      <h1 className={styles.name}>{apartment.name}</h1>
      <p className={styles.type}>{typeName}</p>
      {price !== undefined && <Price price={price} area={apartment.area} onCalculate={onCalculate} />}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} data-said={typeName && value === typeName ? '' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
