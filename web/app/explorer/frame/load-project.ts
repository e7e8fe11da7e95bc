import type { Project } from '@belvedere/contract/entities/project'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { isStaffScreen } from '@belvedere/domain/screens/account-screens'
import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import { parseId } from '@belvedere/domain/screens/parse-id'
import type { Api } from '../../api/client.ts'

type Params = Readonly<Record<string, string | undefined>>

/**
 * Whose stylesheet, logo and name the page wears: the project of the masterplan or point of interest in the address,
 * the one named by `?projectId=`, or the only one that the host carries. Null on a host with several, and when there is
 * none yet.
 */
export async function loadProject(api: Api, params: Params, url: URL): Promise<Project | null> {
  // The studio and the desk wear the product's own look, whichever project is built or sold in them.
  if (isStaffScreen(url.pathname)) return null
  const langId = langIdOf(localeOfPath(url.pathname))
  const named =
    (await projectOfAddress(api, params, url)) ?? parseId(url.searchParams.get('projectId') ?? undefined)
  try {
    if (named) {
      const asked = { params: { id: named }, query: { langId } }
      return withFirstMedia(await api.read('GET /api/v1/frontend/projects/{id}', asked))
    }
    const projects = await api.read('GET /api/v1/frontend/projects', { query: { langId } })
    const [only, another] = projects
    return only && !another && 'settings' in only ? withFirstMedia(only) : null
  } catch {
    // The page itself says what is wrong, with its own status, in the product's own look.
    return null
  }
}

/**
 * Of each type the first, and of title pictures the one for phones too: every page carries the project along, and its long
 * texts have a page of their own.
 */
function withFirstMedia({ media, ...project }: Project): Project {
  const most = (type: number) => (type === MEDIA_TYPES.project_title_image ? 2 : 1)
  const order = (item: Project['media'][number]) =>
    media.filter(({ mediaTypeId }) => mediaTypeId === item.mediaTypeId).indexOf(item)
  return { ...project, media: media.filter((item) => order(item) < most(item.mediaTypeId)) }
}

async function projectOfAddress(api: Api, params: Params, url: URL): Promise<number | undefined> {
  try {
    if (/^(\/rs)?\/poi-details-page$/.test(url.pathname)) {
      const id = parseId(url.searchParams.get('poiId') ?? undefined)
      return id && (await api.read('GET /api/v1/frontend/pois/{id}', { params: { id } })).projectId
    }
    if (!/^(\/rs)?\/masterplan\//.test(url.pathname)) return undefined
    const id = parseId(params.masterplanId ?? params.id)
    return id && (await api.read('GET /api/v1/frontend/masterplans/{id}', { params: { id } })).projectId
  } catch {
    return undefined
  }
}
