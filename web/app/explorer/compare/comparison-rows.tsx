import { cardArea, cardFloor, NOT_AVAILABLE } from '@belvedere/domain/apartments/card-facts'
import { cardPrice } from '@belvedere/domain/apartments/card-price'
import { compassPointOf } from '@belvedere/domain/apartments/orientation'
import { pricePerArea } from '@belvedere/domain/apartments/price-per-area'
import { formatMoney } from '@belvedere/domain/sales/money'
import type { ReactNode } from 'react'
import { PriceOrAsk } from '../../cards/price-or-ask.tsx'
import type { ListedApartment } from '../../content/load-listed-apartments.ts'
import { compassWord } from '../../i18n/orientation-words.ts'
import { statusWord } from '../../i18n/status-words.ts'
import { m } from '../../paraglide/messages.js'
import { StatusLabel } from '../../ui/status-label.tsx'
import styles from './compare-table.module.css'

export interface ComparisonRow {
  readonly name: string
  /** What the row says of an apartment, in words that can be compared. */
  readonly textOf: (listed: ListedApartment) => string
  /** How it is drawn, where words are not enough. */
  readonly cellOf?: (listed: ListedApartment) => ReactNode
}

/** Property by property (CMP-05). */
export function comparisonRows(list: readonly ListedApartment[]): ComparisonRow[] {
  const priced = list.some((listed) => priceOf(listed) !== undefined)
  return [
    { name: m.price(), textOf: (listed) => money(priceOf(listed)), cellOf: priceCell },
    ...(priced ? [{ name: m.price_per_square_metre(), textOf: pricePerSquareMetre }] : []),
    { name: m.area(), textOf: ({ apartment }) => cardArea(apartment) },
    { name: m.balcony(), textOf: ({ apartment }) => cardArea({ area: apartment.properties.balconyArea }) },
    { name: m.floor(), textOf: ({ apartment, selectedFilters }) => cardFloor(apartment, selectedFilters) },
    { name: m.rooms_label(), textOf: ({ apartment }) => String(apartment.rooms) },
    { name: m.type(), textOf: ({ typeName }) => typeName ?? NOT_AVAILABLE },
    { name: m.faces(), textOf: faces },
    { name: m.status(), textOf: ({ apartment }) => apartment.status, cellOf: statusCell },
    { name: m.building(), textOf: ({ building }) => building.name },
  ]
}

const priceOf = ({ apartment, selectedFilters }: ListedApartment) => cardPrice(apartment, selectedFilters)

const money = (amount: number | undefined) => (amount === undefined ? NOT_AVAILABLE : formatMoney(amount))

function pricePerSquareMetre(listed: ListedApartment): string {
  const price = priceOf(listed)
  return money(price && pricePerArea(price, listed.apartment.area))
}

function faces({ apartment }: ListedApartment): string {
  const point = compassPointOf(apartment.properties.orientation)
  return point ? compassWord(point) : NOT_AVAILABLE
}

function priceCell({ apartment, selectedFilters }: ListedApartment) {
  return (
    <PriceOrAsk
      apartment={apartment}
      selectedFilters={selectedFilters}
      priceClass={styles.price}
      askClass={styles.ask}
    />
  )
}

function statusCell({ apartment: { status } }: ListedApartment) {
  return <StatusLabel status={status} word={statusWord(status)} />
}
