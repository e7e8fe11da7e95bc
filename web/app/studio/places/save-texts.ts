import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { browserApi } from '../../api/loader-api.ts'

/** What a text is: the name of a thing, what a media item says, or the first text of its type on a point of interest. */
export type TextOf =
  | { readonly kind: 'masterplans' | 'buildings' | 'media'; readonly id: number }
  | { readonly kind: 'texts'; readonly id: number; readonly mediaTypeId: number }

/** In the place of a point of interest: on the project itself. */
export const ON_PROJECT = 0

/** `buildings/1/6` is a name in Serbian, `texts/201/6/11` a description, `media/40/6` what a picture shows. */
export const textKey = (of: TextOf, langId: number): string =>
  [of.kind, of.id, langId, ...(of.kind === 'texts' ? [of.mediaTypeId] : [])].join('/')

interface Wanted {
  readonly of: TextOf
  readonly texts: Record<string, string>
}

/** Saves texts, those of one thing at once, and names what was refused. */
export async function saveTexts(
  projectId: number,
  changes: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const refused: string[] = []
  const groups = Map.groupBy([...changes], ([key]) => key.split('/').toSpliced(2, 1).join('/'))
  for (const rows of groups.values()) {
    const wanted = wantedOf(rows)
    const isSaved =
      wanted.of.kind === 'masterplans' || wanted.of.kind === 'buildings'
        ? await saveName(projectId, wanted)
        : await saveText(projectId, wanted)
    if (!isSaved) refused.push(...rows.map(([key]) => key))
  }
  return refused
}

function wantedOf(rows: readonly (readonly [string, string])[]): Wanted {
  const [kind = '', id, , mediaTypeId] = rows[0]?.[0].split('/') ?? []
  const of = { kind, id: Number(id), ...(mediaTypeId && { mediaTypeId: Number(mediaTypeId) }) }
  const texts = Object.fromEntries(rows.map(([key, value]) => [key.split('/')[2] ?? '', value.trim()]))
  return { of: of as TextOf, texts }
}

/** A translation left empty is none. */
const merged = (present: object, texts: Record<string, string>) =>
  Object.fromEntries(Object.entries({ ...present, ...texts }).filter(([, value]) => value)) as { 1: string }

async function saveName(projectId: number, { of, texts }: Wanted): Promise<boolean> {
  const api = browserApi()
  const at = { params: { projectId, id: of.id } }
  const { name, revision } =
    of.kind === 'masterplans'
      ? await api.read('GET /api/v1/studio/projects/{projectId}/masterplans/{id}', at)
      : await api.read('GET /api/v1/studio/projects/{projectId}/buildings/{id}', at)
  const asked = { ...at, body: { name: merged(name, texts) }, headers: { 'If-Match': `"${revision}"` } }
  const { response } =
    of.kind === 'masterplans'
      ? await api.send('PATCH /api/v1/studio/projects/{projectId}/masterplans/{id}', asked)
      : await api.send('PATCH /api/v1/studio/projects/{projectId}/buildings/{id}', asked)
  return isTaken(response)
}

async function saveText(projectId: number, { of, texts }: Wanted): Promise<boolean> {
  const api = browserApi()
  const params = { projectId }
  const present = await textNow(projectId, of)
  if (present) {
    const body = {
      rows: [{ id: present.id, revision: present.revision, texts: merged(present.texts, texts) }],
    }
    const { response } = await api.send('PATCH /api/v1/studio/projects/{projectId}/media', { params, body })
    return isTaken(response)
  }
  if (of.kind !== 'texts') return false
  const { mediaTypeId } = of
  const body = {
    poiId: of.id === ON_PROJECT ? null : of.id,
    mediaTypeId: mediaTypeId as typeof MEDIA_TYPES.description,
    name: mediaTypeId === MEDIA_TYPES.description ? 'description' : 'title',
    texts: merged({}, texts),
    publish: true,
  }
  const { response } = await api.send('POST /api/v1/studio/projects/{projectId}/media', { params, body })
  return isTaken(response)
}

async function textNow(projectId: number, of: TextOf) {
  const api = browserApi()
  if (of.kind !== 'texts')
    return api.read('GET /api/v1/studio/projects/{projectId}/media/{id}', {
      params: { projectId, id: of.id },
    })
  const items = await api.read('GET /api/v1/studio/projects/{projectId}/media', {
    params: { projectId },
    query: { 'filter[poiId]': of.id, 'filter[mediaTypeId]': of.mediaTypeId },
  })
  return items.find(({ menuItemId }) => menuItemId === null)
}

/** Someone was faster, or the server is in trouble: tried again. */
function isTaken(response: Response): boolean {
  if (response.status === 412 || response.status >= 500) throw new Response(null, { status: response.status })
  return response.ok
}
