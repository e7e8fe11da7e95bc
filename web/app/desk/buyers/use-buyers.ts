import { LETTERS_LEAST } from '@belvedere/domain/sales/buyers-like'
import { browserApi } from '../../api/loader-api.ts'
import { readParts } from '../../staff/load/read-parts.ts'
import { type Loaded, useLoaded } from '../../staff/load/use-loaded.ts'
import { useSettled } from '../../staff/ui/use-settled.ts'
import { useAgainWhen } from '../inbox/use-inbox.ts'
import { useDesk } from '../project/desk-project.ts'
import type { Buyer } from './buyer-record.ts'

const SHOWN_AT_ONCE = 50
const SUGGESTED = 6

function readBuyers(projectId: number, search: string, { parts = 1, size = SHOWN_AT_ONCE } = {}) {
  return readParts(
    (from) =>
      browserApi().send('GET /api/v1/desk/projects/{projectId}/buyers', {
        params: { projectId },
        query: { ...(search !== '' && { 'filter[search]': search }), 'page[size]': size, ...from },
      }),
    parts,
  )
}

type Buyers = Awaited<ReturnType<typeof readBuyers>>

/** The project's buyers, the latest first, so many parts of them. */
export function useBuyers(search: string, parts: number): [Loaded<Buyers>, () => void] {
  const { project } = useDesk()
  const [buyers, again] = useLoaded(`${project.id} ${search}`, () =>
    readBuyers(project.id, search, { parts }),
  )
  // More of the same list: what is shown stays until it has come.
  useAgainWhen(`${parts}`, again)
  return [buyers, again]
}

/** Those whom what was typed may mean, from two letters on; undefined until that is known. */
export function useBuyersLike(typed: string): readonly Buyer[] | undefined {
  const { project } = useDesk()
  const sought = typed.trim()
  const settled = useSettled(sought)
  const asks = settled.length >= LETTERS_LEAST
  const [found] = useLoaded(`${project.id} ${settled}`, async () =>
    asks ? (await readBuyers(project.id, settled, { size: SUGGESTED })).items : [],
  )
  if (settled !== sought || (asks && found.state === 'loading')) return undefined
  return found.state === 'ready' ? found.value : []
}
