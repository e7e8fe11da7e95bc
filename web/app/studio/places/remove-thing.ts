import type { Outcome } from '../../api/client.ts'
import { browserApi } from '../../api/loader-api.ts'
import { asItIsNow } from './as-it-is-now.ts'

export type Removable = 'masterplans' | 'buildings' | 'camera-views' | 'info-points' | 'media'

/** What goes along, by what it is, and how many that are in all; or why it cannot go. */
export type Removal =
  | { readonly state: 'removed' }
  | { readonly state: 'asks'; readonly counts: Readonly<Record<string, number>>; readonly confirm: number }
  | { readonly state: 'published' }
  /** Apartments that were reserved or sold stay, and what they lie in: how many, and the first by name. */
  | { readonly state: 'sold'; readonly count: number; readonly names: readonly string[] }
  | { readonly state: 'failed' }

/** Asked once it says what goes along; with that number confirmed it goes, as it is by then. */
export async function removeThing(
  projectId: number,
  kind: Removable,
  id: number,
  confirm?: number,
): Promise<Removal> {
  const params = { projectId, id }
  const one = `GET /api/v1/studio/projects/{projectId}/${kind}/{id}` as const
  const at = `DELETE /api/v1/studio/projects/{projectId}/${kind}/{id}` as const
  const outcome = await asItIsNow(async () => {
    const { revision } = await browserApi().read(one, { params })
    return browserApi().send(at, { params, ...asked(revision, confirm) })
  })
  return removalOf(outcome)
}

/** The same of a whole project. */
export async function removeProject(id: number, confirm?: number): Promise<Removal> {
  const params = { id }
  const outcome = await asItIsNow(async () => {
    const { revision } = await browserApi().read('GET /api/v1/projects/{id}', { params })
    return browserApi().send('DELETE /api/v1/projects/{id}', { params, ...asked(revision, confirm) })
  })
  return removalOf(outcome)
}

const asked = (revision: number, confirm: number | undefined) => ({
  query: confirm === undefined ? {} : { confirm },
  headers: { 'If-Match': `"${revision}"` },
})

function removalOf({
  answer,
  refusal,
  meta,
}: Pick<Outcome<unknown>, 'answer' | 'refusal' | 'meta'>): Removal {
  if (answer) return { state: 'removed' }
  if (refusal?.code === 'published') return { state: 'published' }
  if (refusal?.code === 'was-sold') return { state: 'sold', ...(meta as { count: number; names: string[] }) }
  if (refusal?.code !== 'confirmation-required') return { state: 'failed' }
  const { counts, confirm: all } = meta as { counts: Record<string, number>; confirm: number }
  return { state: 'asks', counts, confirm: all }
}
