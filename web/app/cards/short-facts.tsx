import type { Apartment } from '@belvedere/contract/entities/apartment'
import { cardArea, cardFloor, NOT_AVAILABLE } from '@belvedere/domain/apartments/card-facts'
import { m } from '../paraglide/messages.js'
import styles from './short-facts.module.css'

interface ShortFactsProps {
  apartment: Apartment
  selectedFilters: readonly number[]
}

/** Area, floor and rooms between hairlines, where there is room for their names. */
export function ShortFacts({ apartment, selectedFilters }: ShortFactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact name={m.area()} value={cardArea(apartment)} />
      <Fact name={m.floor()} value={cardFloor(apartment, selectedFilters)} />
      <Fact name={m.rooms_label()} value={String(apartment.rooms)} />
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-unknown={value === NOT_AVAILABLE ? '' : undefined}>{value}</dd>
    </div>
  )
}
