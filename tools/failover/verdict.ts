import type { Edits } from './editors.ts'

/** Rows that were promised and are not there, and rows that nobody was told of. */
export type Difference = { lost: number; extra: number }

export function difference(told: ReadonlySet<string>, kept: readonly string[]): Difference {
  const rows = new Set(kept)
  return {
    lost: [...told].filter((id) => !rows.has(id)).length,
    // What is there twice counts as one too many.
    extra: kept.length - [...told].filter((id) => rows.has(id)).length,
  }
}

/** Every edit as one word: whose it is, and what it wrote. */
export const editsOf = (edits: Edits): Set<string> =>
  new Set([...edits].flatMap(([id, names]) => names.map((name) => `${id} ${name}`)))
