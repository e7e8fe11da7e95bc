import { type ApartmentFilter, emptyFilter, FILTERS } from './filters.ts'

interface Query {
  get(key: string): string | null
}

/** The filter as the search page's address tells it: only what leaves something out (FLT-14). */
export function queryOfFilter(filter: ApartmentFilter): [key: string, value: string][] {
  return FILTERS.filter((each) => each.isActive(filter)).map((each) => [each.key, each.write(filter)])
}

/** What an address does not tell, or tells wrongly, filters nothing. */
export function filterOfQuery(query: Query): ApartmentFilter {
  return Object.assign({ ...emptyFilter }, ...FILTERS.map((each) => each.read(query.get(each.key) ?? '')))
}
