import { foldWord } from '@belvedere/domain/imports/fold-word'
import type { ImportField } from '@belvedere/domain/imports/import-field'
import type { Change, Changes, Fresh } from './import-types.ts'

/** In the order of the tabs; `all` stands before them. */
export const GROUPS = ['held', 'prices', 'statuses', 'facts', 'new', 'missing', 'unread'] as const

export type Group = (typeof GROUPS)[number]

export type Tab = Group | 'all'

export interface Groups {
  readonly held: readonly (Change | Fresh)[]
  readonly prices: readonly Change[]
  readonly statuses: readonly Change[]
  readonly facts: readonly Change[]
  readonly new: readonly Fresh[]
  readonly missing: Changes['missing']
  readonly unread: Changes['unread']
}

const isHeld = ({ held, refused }: Change | Fresh) => held.length > 0 || refused !== null

/**
 * What is held back or refused stands first, and apart from what will just happen. What waits with its column is not
 * among it: that column says so itself.
 */
export function groupChanges(
  { changed, fresh, missing, unread }: Changes,
  search: string,
  waiting: readonly ImportField[],
): Groups {
  const wanted = foldWord(search)
  const isWanted = ({ name }: { name: string }) => foldWord(name).includes(wanted)
  const shown = changed.filter(isWanted)
  const plain = shown.filter((change) => !isHeld(change) && !waiting.includes(change.field))
  const waits = ({ values }: Fresh) => waiting.some((field) => values[field] !== undefined)
  return {
    held: [...shown, ...fresh.filter(isWanted)].filter(isHeld),
    prices: plain.filter(({ field }) => field === 'price'),
    statuses: plain.filter(({ field }) => field === 'status'),
    facts: plain.filter(({ field }) => field !== 'price' && field !== 'status'),
    new: fresh.filter((one) => isWanted(one) && !isHeld(one) && !waits(one)),
    missing: missing.filter(isWanted),
    unread: wanted === '' ? unread : [],
  }
}
