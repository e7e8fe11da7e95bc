import { APARTMENT_STATUS_NUMBERS } from '@belvedere/domain/apartments/apartment-status'
import {
  type ApartmentFilter,
  choosesEveryStatus,
  isBounded,
} from '@belvedere/domain/filters/apartment-filter'
import type { BarFilter } from '@belvedere/domain/filters/bar-filters'
import { type RangeFilter, thumbsAt } from '@belvedere/domain/filters/filter-bounds'
import type { Range } from '@belvedere/domain/filters/filter-state'
import { formatMoney } from '@belvedere/domain/sales/money'
import { compassWord } from '../../i18n/orientation-words.ts'
import { m } from '../../paraglide/messages.js'
import type { FilterFacts } from './filter-facts.ts'

export function filterName(filter: BarFilter): string {
  const names: Record<BarFilter, () => string> = {
    status: m.filter_status,
    area_range: m.area,
    floor_range: m.floor,
    price: m.filter_price,
    apartment_type: m.type,
    orientation: m.filter_orientation,
  }
  return names[filter]()
}

/** The present value, as buttons and rows show it. */
export function filterValue(name: BarFilter, filter: ApartmentFilter, facts: FilterFacts): string {
  switch (name) {
    case 'status':
      return statusValue(filter)
    case 'area_range':
      return rangeValue('area', filter.filterArea, facts)
    case 'floor_range':
      return rangeValue('floor', filter.filterFloor, facts)
    case 'price':
      return isBounded(filter.filterPrice)
        ? rangeValue('price', filter.filterPrice, facts)
        : m.filter_any_price()
    case 'apartment_type':
      return typeValue(filter, facts)
    case 'orientation':
      return filter.selectedOrientations.map(compassWord).join(', ') || m.filter_any_direction()
  }
}

/** One end of a range: "85 m²", "8", "243,500 €". */
export function valueWord(of: RangeFilter, value: number): string {
  if (of === 'area') return `${value}\u00a0m²`
  return of === 'price' ? formatMoney(value) : String(value)
}

const EN_DASH = '\u2013'

function rangeValue(of: RangeFilter, range: Range, { ranges }: FilterFacts): string {
  const { bounds } = ranges[of]
  const [from, to] = bounds ? thumbsAt(range, bounds) : range
  if (from === to) return valueWord(of, from)
  // The sign stands once, after both.
  const bare = of === 'price' ? formatMoney(from).replace(/\u00a0.*/, '') : String(from)
  return `${bare}${EN_DASH}${valueWord(of, to)}`
}

function statusValue({ apartmentStatus }: ApartmentFilter): string {
  if (choosesEveryStatus(apartmentStatus)) return m.filter_all_values()
  const total = Object.keys(APARTMENT_STATUS_NUMBERS).length
  return m.filter_n_of({ count: apartmentStatus.length, total })
}

function typeValue({ selectedApartmentTypes }: ApartmentFilter, { types }: FilterFacts): string {
  const [only, another] = types.filter(({ id }) => selectedApartmentTypes.includes(id))
  if (!only) return m.filter_any_type()
  return another ? m.filter_types({ count: selectedApartmentTypes.length }) : only.name
}
