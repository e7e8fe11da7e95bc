import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { browserApi } from '../../api/loader-api.ts'
import type { Texts } from './load-place.ts'

/** What a text is: the name of a thing, what a media item says, or the first text of its type on a point of interest. */
export type TextOf =
  | { readonly kind: 'masterplans' | 'buildings' | 'media'; readonly id: number }
  | { readonly kind: 'texts'; readonly id: number; readonly mediaTypeId: number }

/** In the place of a point of interest: on the project itself. */
export const ON_PROJECT = 0

/** `buildings/1/6` is a name in Serbian, `texts/201/6/11` a description, `media/40/6` what a picture shows. */
export const textKey = (of: TextOf, langId: number): string =>
  [of.kind, of.id, langId, ...(of.kind === 'texts' ? [of.mediaTypeId] : [])].join('/')

/** What was typed in a field. */
export interface TypedText {
  readonly text: string
  /** Instead of which text, as it was on screen: another one by now is somebody else's. */
  readonly over?: string
  /** The field that says the same, and decides for both. */
  readonly like?: string
}

type Present = { readonly id: number; readonly revision: number; readonly texts: Texts }

const langOf = (key: string) => key.split('/')[2] ?? ''

/**
 * Saves the texts of a project's places one visit long, those of one thing at once, and names what was refused. What
 * somebody else has changed meanwhile is not written over: it is told, for a person to decide.
 */
export function createTextSaving(projectId: number, onTheirs: (key: string, theirs: string) => void) {
  /** What this visit has saved itself. */
  const mine = new Map<string, string>()

  return async (changes: ReadonlyMap<string, TypedText>): Promise<readonly string[]> => {
    const refused = new Set<string>()
    const groups = Map.groupBy([...changes], ([key]) => key.split('/').toSpliced(2, 1).join('/'))
    for (const rows of groups.values()) {
      const of = thingOf(rows[0]?.[0] ?? '')
      const present = await presentOf(projectId, of)
      const nowOf = (key: string) => (present?.texts[langOf(key)] ?? '').trim()
      for (const [key, { text, over, like }] of rows) {
        const now = nowOf(key)
        const isAgreed = now === text.trim() || now === (mine.get(key) ?? over?.trim() ?? now)
        if (isAgreed && !refused.has(like ?? '')) continue
        refused.add(key)
        if (isAgreed) continue
        mine.delete(key)
        onTheirs(key, now)
      }
      const open = rows.filter(([key]) => !refused.has(key))
      const changed = open.filter(([key, { text }]) => text.trim() !== nowOf(key))
      const texts = Object.fromEntries(changed.map(([key, { text }]) => [langOf(key), text.trim()]))
      const isSaved = changed.length === 0 || (await save(projectId, of, present, texts))
      for (const [key, { text }] of open)
        if (isSaved) mine.set(key, text.trim())
        else refused.add(key)
    }
    return [...refused]
  }
}

function thingOf(key: string): TextOf {
  const [kind = '', id, , mediaTypeId] = key.split('/')
  return { kind, id: Number(id), ...(mediaTypeId && { mediaTypeId: Number(mediaTypeId) }) } as TextOf
}

/** A translation left empty is none. */
const merged = (present: object, texts: Record<string, string>) =>
  Object.fromEntries(Object.entries({ ...present, ...texts }).filter(([, value]) => value)) as { 1: string }

async function presentOf(projectId: number, of: TextOf): Promise<Present | undefined> {
  const api = browserApi()
  const at = { params: { projectId, id: of.id } }
  if (of.kind === 'media') return api.read('GET /api/v1/studio/projects/{projectId}/media/{id}', at)
  if (of.kind === 'texts') {
    const items = await api.read('GET /api/v1/studio/projects/{projectId}/media', {
      params: { projectId },
      query: { 'filter[poiId]': of.id, 'filter[mediaTypeId]': of.mediaTypeId },
    })
    return items.find(({ menuItemId }) => menuItemId === null)
  }
  const { id, revision, name } =
    of.kind === 'masterplans'
      ? await api.read('GET /api/v1/studio/projects/{projectId}/masterplans/{id}', at)
      : await api.read('GET /api/v1/studio/projects/{projectId}/buildings/{id}', at)
  return { id, revision, texts: name }
}

async function save(
  projectId: number,
  of: TextOf,
  present: Present | undefined,
  changed: Record<string, string>,
): Promise<boolean> {
  const api = browserApi()
  const params = { projectId }
  const texts = merged(present?.texts ?? {}, changed)
  if (present && (of.kind === 'masterplans' || of.kind === 'buildings')) {
    const asked = {
      params: { projectId, id: of.id },
      body: { name: texts },
      headers: { 'If-Match': `"${present.revision}"` },
    }
    const { response } =
      of.kind === 'masterplans'
        ? await api.send('PATCH /api/v1/studio/projects/{projectId}/masterplans/{id}', asked)
        : await api.send('PATCH /api/v1/studio/projects/{projectId}/buildings/{id}', asked)
    return isTaken(response)
  }
  if (present) {
    const body = { rows: [{ id: present.id, revision: present.revision, texts }] }
    const { response } = await api.send('PATCH /api/v1/studio/projects/{projectId}/media', { params, body })
    return isTaken(response)
  }
  if (of.kind !== 'texts') return false
  const { mediaTypeId } = of
  const body = {
    poiId: of.id === ON_PROJECT ? null : of.id,
    mediaTypeId: mediaTypeId as typeof MEDIA_TYPES.description,
    name: mediaTypeId === MEDIA_TYPES.description ? 'description' : 'title',
    texts,
    publish: true,
  }
  const { response } = await api.send('POST /api/v1/studio/projects/{projectId}/media', { params, body })
  return isTaken(response)
}

/** Someone was faster, or the server is in trouble: tried again. */
function isTaken(response: Response): boolean {
  if (response.status === 412 || response.status >= 500) throw new Response(null, { status: response.status })
  return response.ok
}
