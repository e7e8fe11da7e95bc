import { galleryPictures } from '@belvedere/domain/content/gallery'
import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import type { Api } from '../../api/client.ts'

/** The project's picture gallery; a picture's text is its caption (RTE-20). */
export async function loadGallery(api: Api, projectId: number, url: URL) {
  const query = { langId: langIdOf(localeOfPath(url.pathname)) }
  const media = await api.read('GET /api/v1/frontend/projects/{id}/media-content', {
    params: { id: projectId },
    query,
  })
  return galleryPictures(media).map(({ id, media, textualContent }) => ({
    id,
    address: media,
    caption: textualContent,
  }))
}

export type Slide = Awaited<ReturnType<typeof loadGallery>>[number]
