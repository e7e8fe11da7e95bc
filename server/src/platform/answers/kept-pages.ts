import { LRUCache } from 'lru-cache'
import { type ReadyAnswer, sizeOf } from './ready-answer.ts'
import type { Versions } from './versions.ts'

/** What a page was made of: the versions of projects that its answers told, or a count of changes for what is of several. */
export type MadeOf = { projects: readonly { projectId: number; version: string }[]; changes?: number }

const LONGEST_ADDRESS = 1_000

/**
 * Rendered pages, as ready to be sent as answers are (answer-cache.ts, whose reasoning holds here): the versions come
 * from the answers that a page was made of, and each of those was read before its rows.
 */
export function keptPages(maxBytes: number, versions: Versions) {
  const kept = new LRUCache<string, { answer: ReadyAnswer; of: MadeOf }>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => sizeOf(answer),
  })
  const isCurrent = ({ projects, changes }: MadeOf) =>
    (changes === undefined || changes === versions.changes) &&
    projects.every(({ projectId, version }) => versions.isAt(projectId, version))

  return {
    current(address: string): ReadyAnswer | undefined {
      if (versions.state !== 'fresh') return undefined
      const page = kept.get(address)
      return page && isCurrent(page.of) ? page.answer : undefined
    },
    keep(address: string, answer: ReadyAnswer, of: MadeOf): void {
      if (address.length <= LONGEST_ADDRESS) kept.set(address, { answer, of })
    },
  }
}
