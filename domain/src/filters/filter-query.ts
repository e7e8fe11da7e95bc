import { COMPASS_DIRECTIONS } from '../apartments/orientation.ts'
import { parseId } from '../screens/parse-id.ts'
import { type ApartmentFilter, choosesEveryStatus, emptyApartmentFilter } from './apartment-filter.ts'
import type { Range, StatusChoice } from './filter-state.ts'

interface Query {
  get(key: string): string | null
}

const BETWEEN = '..'
const AND = '-'

/** The filter as the search page's address tells it: only what leaves something out (FLT-14). */
export function queryOfFilter(filter: ApartmentFilter): [key: string, value: string][] {
  const { apartmentStatus, filterArea, filterFloor, filterPrice } = filter
  const statuses = apartmentStatus.map(({ value }) => value)
  const told: [string, string | undefined][] = [
    ['status', choosesEveryStatus(apartmentStatus) ? undefined : statuses.join(AND) || 'none'],
    ['area', rangeText(filterArea)],
    ['floor', rangeText(filterFloor)],
    ['price', rangeText(filterPrice)],
    ['type', filter.selectedApartmentTypes.join(AND)],
    ['facing', filter.selectedOrientations.join(AND)],
    ['apartments', filter.selectedApartments.join(AND)],
  ]
  return told.filter((pair): pair is [string, string] => Boolean(pair[1]))
}

/** What an address does not tell, or tells wrongly, filters nothing. */
export function filterOfQuery(query: Query): ApartmentFilter {
  const list = (key: string) => (query.get(key) ?? '').split(AND)
  const ids = (key: string) =>
    list(key)
      .map(parseId)
      .filter((id) => id !== undefined)
  return {
    ...emptyApartmentFilter,
    apartmentStatus: statusesOf(query.get('status')),
    filterArea: rangeOf(query.get('area')),
    filterFloor: rangeOf(query.get('floor')),
    filterPrice: rangeOf(query.get('price')),
    selectedApartmentTypes: ids('type'),
    selectedOrientations: COMPASS_DIRECTIONS.filter((direction) => list('facing').includes(direction)),
    selectedApartments: ids('apartments'),
  }
}

function statusesOf(text: string | null): readonly StatusChoice[] {
  const all = emptyApartmentFilter.apartmentStatus
  if (text === 'none') return []
  const chosen = all.filter(({ value }) => text?.split(AND).includes(value))
  return chosen.length > 0 ? chosen : all
}

function rangeText([least, greatest]: Range): string | undefined {
  const end = (value: number) => (Number.isFinite(value) ? String(value) : '')
  const text = `${end(least)}${BETWEEN}${end(greatest)}`
  return text === BETWEEN ? undefined : text
}

const NUMBER = /^-?\d+(\.\d+)?$/

function rangeOf(text: string | null): Range {
  const [least = '', greatest = ''] = (text ?? '').split(BETWEEN)
  const end = (part: string, open: number) => (NUMBER.test(part) ? Number(part) : open)
  const [from, to] = [end(least, Number.NEGATIVE_INFINITY), end(greatest, Number.POSITIVE_INFINITY)]
  return from <= to ? [from, to] : [to, from]
}
