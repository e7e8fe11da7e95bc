import { setTimeout as wait } from 'node:timers/promises'
import { PROJECT } from '../claims/project.ts'

const ANSWER_WITHIN_MS = 15_000
const REST_MS = 25
const AGAIN_AFTER_MS = 100
const EDITORS = 4

/** One package for each editor, whose name they change again and again. */
export const packages = `
  set belvedere.action = 'failover';
  insert into packages (id, project_id, name)
    select id, ${PROJECT}, '{"1": "0"}' from generate_series(1, ${EDITORS}) as id`

/** What each editor wrote and knows to be written, in their order, by the package. */
export type Edits = Map<number, string[]>

export type Edited = {
  /** When each was acknowledged. */
  at: number[]
  failed: number
}

/**
 * Editors who each change a thing of their own over and over, naming the revision that they have read. One who is not
 * answered asks again with the same revision: refused as stale, they know that it was done the first time.
 */
export function editing(origins: readonly string[], headers: Record<string, string>, edits: Edits) {
  const stop = new AbortController()
  const edited: Edited = { at: [], failed: 0 }

  async function one(id: number): Promise<void> {
    const written = edits.get(id) ?? []
    edits.set(id, written)
    // Nobody leaves before they know of their last edit whether it was done.
    for (let tries = 0; tries > 0 || !stop.signal.aborted; ) {
      // A package is made with revision 1, and each edit raises it.
      const revision = written.length + 1
      const name = String(revision)
      const origin = origins[(id + tries) % origins.length] ?? ''
      const reply = await change(origin, headers, { id, revision, name })
      if (reply?.status === 200 || (reply?.status === 412 && tries > 0)) {
        edited.at.push(performance.now())
        written.push(name)
        tries = 0
        await wait(REST_MS)
      } else if (reply && reply.status < 500) {
        throw new Error(`An edit was refused: ${reply.status} ${await reply.text()}`)
      } else {
        edited.failed += 1
        tries += 1
        await wait(AGAIN_AFTER_MS)
      }
    }
  }

  const all = Promise.all(Array.from({ length: EDITORS }, (_, nth) => one(nth + 1)))
  return {
    edited,
    /** That they were refused, if they were. */
    refused: new Promise<never>((_, reject) => all.catch(reject)),
    async end(): Promise<Edited> {
      stop.abort()
      await all
      return edited
    },
  }
}

const placeOf = (origin: string, id: number) => `${origin}/api/v1/frontend/projects/${PROJECT}/packages/${id}`

function change(
  origin: string,
  headers: Record<string, string>,
  { id, revision, name }: { id: number; revision: number; name: string },
): Promise<Response | undefined> {
  return fetch(placeOf(origin, id), {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${revision}"` },
    body: JSON.stringify({ name: { 1: name } }),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch(() => undefined)
}
