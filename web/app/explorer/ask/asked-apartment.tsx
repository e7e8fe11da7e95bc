import type { Apartment } from '@belvedere/contract/entities/apartment'
import { cardArea, cardFloor } from '@belvedere/domain/apartments/card-facts'
import { planImageSource } from '@belvedere/domain/apartments/plan-image'
import { statusWord } from '../../i18n/status-words.ts'
import { useLiveApartment } from '../../live/use-live-apartments.ts'
import { m } from '../../paraglide/messages.js'
import { StatusLabel } from '../../ui/status-label.tsx'
import styles from './asked-apartment.module.css'

interface AskedApartmentProps {
  apartment: Apartment
  typeName: string | undefined
  selectedFilters: readonly number[]
}

/** A card on the building's picture; on a phone a row above the form. */
export function AskedApartment({ apartment: asked, typeName, selectedFilters }: AskedApartmentProps) {
  // "A form being filled in is never closed; its head says the new status."
  const apartment = useLiveApartment(asked)
  const plan = planImageSource(apartment.media)
  const facts = [
    [m.area(), cardArea(apartment)],
    [m.floor(), cardFloor(apartment, selectedFilters)],
    [m.rooms_label(), String(apartment.rooms)],
  ]
  const line = [typeName, cardArea(apartment), m.rooms({ count: apartment.rooms })]
  return (
    <div className={styles.card}>
      <div className={styles.plan}>{plan && <img src={plan} alt="" />}</div>
      <div>
        <div className={styles.status}>
          <StatusLabel status={apartment.status} word={statusWord(apartment.status)} />
        </div>
        <p className={styles.name}>{apartment.name}</p>
        <p className={styles.type}>{typeName}</p>
        <p className={styles.line}>{line.filter(Boolean).join(', ')}</p>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
