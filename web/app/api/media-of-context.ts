import type { LanguageId } from '@belvedere/domain/content/languages'
import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import type { Api } from './client.ts'
import type { MediaItem } from './entities.ts'
import { listOf } from './unwrap.ts'

type MediaContextId = (typeof MEDIA_CONTEXTS)[keyof typeof MEDIA_CONTEXTS]

/** The media that hang on a project or a point of interest; those of a menu item are 'Not implemented' (spec section 8). */
export async function mediaOfContext(
  api: Api,
  context: MediaContextId,
  id: number,
  langId: LanguageId,
): Promise<MediaItem[]> {
  const asked = { params: { path: { id }, query: { langId } } }
  if (context === MEDIA_CONTEXTS.project)
    return listOf(api.GET('/api/v1/frontend/projects/{id}/media-content', asked))
  if (context === MEDIA_CONTEXTS.poi)
    return listOf(api.GET('/api/v1/frontend/pois/{id}/media-content', asked))
  throw new Error('Not implemented')
}
