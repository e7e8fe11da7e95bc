type Waiting = { readonly id: number; readonly buyer: string }

const folded = (name: string) => name.trim().toLocaleLowerCase('sr-Latn')

/** Whoever is claimed for stands in line already: named by their place, or by the same name. */
export const isWaitingFor =
  ({ waitingId, buyer }: { readonly waitingId?: number | undefined; readonly buyer: string }) =>
  (one: Waiting): boolean =>
    waitingId === undefined ? folded(one.buyer) === folded(buyer) : one.id === waitingId

const STEP = 1_000_003
const REVISIONS = 999_999_937

/** A number that names a line as it stands: who is in it and in which order, and nothing else (AUT-03). */
export const lineRevision = (line: readonly { readonly id: number }[]): number =>
  line.reduce((revision, { id }) => (revision * STEP + id) % REVISIONS, 0)

/** A new order names everyone in line, each once. */
export function isOrderOf(ids: readonly number[], line: readonly { readonly id: number }[]): boolean {
  const wanted = new Set(ids)
  return wanted.size === ids.length && ids.length === line.length && line.every(({ id }) => wanted.has(id))
}
