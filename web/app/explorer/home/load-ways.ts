import type { Project } from '@belvedere/contract/entities/project'
import { galleryPictures } from '@belvedere/domain/content/gallery'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import type { Api } from '../../api/client.ts'

/** How much there is behind each way on from the landing page; a way to nothing is not shown (RTE-02). */
export async function loadWays(api: Api, project: Project, url: URL) {
  const asked = {
    params: { id: project.id },
    query: { langId: langIdOf(localeOfPath(url.pathname)) },
  }
  const [masterplans, media] = await Promise.all([
    api.read('GET /api/v1/frontend/projects/{id}/masterplans', asked),
    api.read('GET /api/v1/frontend/projects/{id}/media-content', asked),
  ])
  return {
    masterplans: masterplans.length,
    // A project that only announces its buildings shows none.
    buildings: project.rootMasterplanId === null ? 0 : project.counts.buildings,
    pictures: galleryPictures(media).length,
    texts: media.filter(({ mediaTypeId }) => mediaTypeId === MEDIA_TYPES.project_text_description).length,
  }
}

export type Ways = Awaited<ReturnType<typeof loadWays>>
