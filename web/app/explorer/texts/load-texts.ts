import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { readTextPage } from '@belvedere/domain/content/text-page'
import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import { parseId } from '@belvedere/domain/screens/parse-id'
import { type Api, notFound } from '../../api/client.ts'

/** The project's texts in the language of the address: all of them, or the one that `?mediaId=` names (RTE-19). */
export async function loadTexts(api: Api, projectId: number, url: URL) {
  const query = { langId: langIdOf(localeOfPath(url.pathname)) }
  const media = await api.read('GET /api/v1/frontend/projects/{id}/media-content', {
    params: { id: projectId },
    query,
  })
  const ofType = (type: number) =>
    media.flatMap(({ id, mediaTypeId, textualContent }) =>
      mediaTypeId === type && textualContent ? { id, text: textualContent } : [],
    )
  const pages = ofType(MEDIA_TYPES.project_text_description).map(({ id, text }) => ({
    id,
    ...readTextPage(text),
  }))
  const asked = url.searchParams.get('mediaId')
  const only = asked === null ? undefined : pages.find(({ id }) => id === parseId(asked))
  if (asked !== null && !only) notFound()
  // The first of the short texts is the slogan, as the splash says it; the others (the address) end the page.
  const [slogan, ...notes] = ofType(MEDIA_TYPES.description)
  return { pages: only ? [only] : pages, single: only !== undefined, slogan: slogan?.text, notes }
}

export type Texts = Awaited<ReturnType<typeof loadTexts>>
export type Page = Texts['pages'][number]
