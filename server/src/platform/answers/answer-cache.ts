import { LRUCache } from 'lru-cache'
import { type ReadyAnswer, sizeOf } from './ready-answer.ts'
import type { Versions } from './versions.ts'

/** What a visitor is answered, and what that depends on. */
export type KeptAnswer = {
  tag: string
  answer: ReadyAnswer
  /** One project's content at one version, or something made of several at a count of changes. */
  of: { projectId: number; version: string } | { changes: number }
}

/** The same thing can be asked for under many addresses (`?b=1&a=2`); as many of those are remembered. */
const ADDRESSES = 20_000
const LONGEST_ADDRESS = 300

/**
 * Ready answers for visitors, by what was asked.
 *
 * An answer is kept with the version that the database gave BEFORE its rows were read, never with the one in memory.
 * - A change between the two: the rows are newer than the version. When the change is heard of, the answer is read
 *   again for nothing. No harm.
 * - The change is heard of before the answer is kept: it is kept under the older version, and is never taken.
 * - Memory is behind the version that was read: they differ, the database is asked, and confirms the answer by its tag.
 * - Two requests make the same answer: they share the work only under the same tag, so neither gets rows that are older
 *   than the version it has read.
 * So an answer is never kept under a version newer than its rows. What is made of several projects, or of none, holds
 * for a count of changes that was taken before anything was read, by the same reasoning.
 */
export function answerCache(maxBytes: number, versions: Versions) {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => sizeOf(answer),
  })
  const addresses = new LRUCache<string, string>({ max: ADDRESSES })
  const making = new Map<string, Promise<ReadyAnswer>>()

  const isCurrent = ({ of }: KeptAnswer) =>
    'changes' in of ? of.changes === versions.changes : versions.isAt(of.projectId, of.version)

  return {
    versions,
    /** What is known under this very address, current or not. */
    at(address: string): KeptAnswer | undefined {
      const key = addresses.get(address)
      return key === undefined ? undefined : kept.get(key)
    },

    known: (key: string) => kept.get(key),

    isCurrent,

    keep(key: string, address: string, entry: KeptAnswer): void {
      const present = kept.get(key)
      // Whoever began before a change may end after someone who began later.
      if (present && isCurrent(present) && !isCurrent(entry)) return
      kept.set(key, entry)
      if (address.length <= LONGEST_ADDRESS) addresses.set(address, key)
    },

    /** What is no longer public must not come back when the database is gone. */
    forget: (key: string) => void kept.delete(key),

    /** Makes an answer once, however many ask for it at the same time. */
    async make(key: string, tag: string, work: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
      const name = JSON.stringify([key, tag])
      const begun = making.get(name)
      if (begun) return begun
      const made = work().finally(() => making.delete(name))
      making.set(name, made)
      return made
    },

    get size() {
      return kept.size
    },

    get bytes() {
      return kept.calculatedSize
    },
  }
}

export type AnswerCache = ReturnType<typeof answerCache>
