import type { Table } from './find-table.ts'
import { offeredMeaning } from './market-words.ts'
import { isNamed, type Meanings, NAMED_FIELDS, type NamedField, type ReadingRules } from './read-cell.ts'
import { readColumns } from './read-columns.ts'
import type { Mapping } from './read-rows.ts'

type Words = Record<string, string | null>

/**
 * For the words of a list that nobody knows what they may mean: what they meant in another list of the project, the latest
 * first, else what the market means by them.
 */
export function offerWords(
  table: Pick<Table, 'headers' | 'rows'>,
  mapping: Mapping,
  rules: ReadingRules,
  earlier: readonly Meanings[],
): Meanings {
  const isThere = (field: NamedField, means: string | null) =>
    means === null || field === 'status' || rules[`${field}s`].some(({ id }) => String(id) === means)
  const offers: Partial<Record<NamedField, Words>> = {}
  // Of the others nothing is read: a list may be long.
  const namedOnly = mapping.map((field) => (isNamed(field) ? field : null))
  for (const { field: named, unknown } of readColumns(table, namedOnly, rules)) {
    if (!isNamed(named)) continue
    for (const { value, folded } of unknown) {
      const before = earlier
        .map((meanings) => meanings[named]?.[folded])
        .find((means) => means !== undefined && isThere(named, means))
      const means = before === undefined ? offeredMeaning(named, value, rules) : before
      if (means !== undefined) offers[named] = { ...offers[named], [folded]: means }
    }
  }
  return offers
}

/** What was told goes before what is offered. */
export function withOffers(told: Meanings, offers: Meanings): Meanings {
  const both = NAMED_FIELDS.map((field) => [field, { ...offers[field], ...told[field] }])
  return Object.fromEntries(both)
}
