import type { RefusalCode } from '@belvedere/contract/refusal'
import { browserApi } from '../../api/loader-api.ts'
import { type Apartment, type CellChange, cellKey } from './apartment.ts'

/** Each time someone else was faster, what they did is read; after so many times it waits for the next try. */
const TRIES = 4

/** Why a cell was not saved; `stale` is one that someone else has changed meanwhile. */
export type RefusedCells = ReadonlyMap<string, RefusalCode>

interface Saved {
  readonly projectId: number
  /** As the server last told it. */
  readonly known: (id: number) => Apartment | undefined
  readonly onSaved: (changes: readonly CellChange[], revisions: ReadonlyMap<number, number>) => void
  /** Reads the project's apartments again, as others have changed them. */
  readonly readAgain: () => Promise<void>
}

/**
 * Saves cells as one action, those that may be saved. What only someone else has changed is kept; a cell that both have
 * changed is refused, for the person to decide.
 */
export async function saveApartments(
  changes: readonly CellChange[],
  { projectId, known, onSaved, readAgain }: Saved,
): Promise<RefusedCells> {
  const refused = new Map<string, RefusalCode>()
  const left = () => changes.filter((change) => !refused.has(cellKey(change)))
  for (let nth = 0; nth < TRIES; nth++) {
    const cells = left().filter((cell) => known(cell.id)?.[cell.field] !== cell.after)
    if (cells.length === 0) return refused
    const rows = rowsOf(cells, known)
    const { answer, response, refusals } = await browserApi().send(
      'PATCH /api/v1/studio/projects/{projectId}/apartments',
      { params: { projectId }, body: { rows } },
    )
    if (answer) {
      onSaved(cells, new Map(answer.ids.map((id, at) => [id, answer.revisions[at] ?? 0])))
      return refused
    }
    const bad = (refusals ?? []).flatMap(({ row, field, code }) =>
      row === undefined ? [] : [{ id: rows[row]?.id, field, code }],
    )
    if (bad.length === 0) throw new Response(null, { status: response.status })
    if (bad.some(({ code }) => code === 'stale')) {
      const seen = cells.map(({ id, field }) => known(id)?.[field])
      await readAgain()
      for (const [at, cell] of cells.entries()) {
        const now = known(cell.id)?.[cell.field]
        if (now !== seen[at] && now !== cell.after) refused.set(cellKey(cell), 'stale')
      }
    }
    for (const { id, field, code } of bad) {
      if (code === 'stale') continue
      const ofRow = cells.filter((cell) => cell.id === id)
      const named = ofRow.filter((cell) => cell.field === field)
      for (const cell of named.length > 0 ? named : ofRow) refused.set(cellKey(cell), code)
    }
  }
  throw new Response(null, { status: 409 })
}

function rowsOf(cells: readonly CellChange[], known: Saved['known']) {
  const rows = new Map<number, Record<string, unknown> & { id: number; revision: number }>()
  for (const { id, field, after, heldBy } of cells) {
    const row = rows.get(id) ?? { id, revision: known(id)?.revision ?? 0 }
    rows.set(id, { ...row, [field]: after, ...(heldBy !== undefined && { heldBy }) })
  }
  return [...rows.values()]
}
