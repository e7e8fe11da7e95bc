import { galleryPictures } from '@belvedere/domain/content/gallery'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { inOrder } from '@belvedere/domain/places/place-tree'
import { browserApi } from '../../api/loader-api.ts'
import { readEvery } from '../../staff/load/read-every.ts'
import { changeThings } from './change-things.ts'
import type { Media } from './load-place.ts'
import { ON_PROJECT } from './save-texts.ts'

/** What hangs on the project itself. */
export interface ProjectContents {
  readonly media: readonly Media[]
  /** Pages of text, in their order. */
  readonly pages: readonly Media[]
  /** As visitors leaf through them. */
  readonly pictures: readonly Media[]
}

export async function loadProjectContents(projectId: number): Promise<ProjectContents> {
  const all = await readEvery((from) =>
    browserApi().send('GET /api/v1/studio/projects/{projectId}/media', {
      params: { projectId },
      query: { ...from, 'filter[poiId]': ON_PROJECT },
    }),
  )
  const media = inOrder(all.filter(({ menuItemId }) => menuItemId === null))
  const shown = media.map((one) => ({
    ...one,
    media: one.file && one.name,
    mediaData: { children: one.children },
  }))
  const ids = galleryPictures(shown).map(({ id }) => id)
  return {
    media,
    pages: media.filter(({ mediaTypeId }) => mediaTypeId === MEDIA_TYPES.project_text_description),
    pictures: ids.flatMap((id) => media.find((one) => one.id === id) ?? []),
  }
}

/** The first gallery names all pictures in their order; a project that has none gets one. */
export async function orderGallery(
  projectId: number,
  { media }: ProjectContents,
  ids: readonly number[],
): Promise<void> {
  const gallery = media.find(({ mediaTypeId, file }) => mediaTypeId === MEDIA_TYPES.media_gallery && !file)
  const children = [...ids]
  if (gallery) return changeThings(projectId, 'media', [{ id: gallery.id, children }])
  await browserApi().read('POST /api/v1/studio/projects/{projectId}/media', {
    params: { projectId },
    body: { mediaTypeId: MEDIA_TYPES.media_gallery, name: 'gallery', children, publish: true },
  })
}

/** A text after those that are there. */
export async function addPage(projectId: number, { pages }: ProjectContents): Promise<void> {
  await browserApi().read('POST /api/v1/studio/projects/{projectId}/media', {
    params: { projectId },
    body: {
      mediaTypeId: MEDIA_TYPES.project_text_description,
      name: 'text',
      order: 1 + Math.max(-1, ...pages.map(({ order }) => order)),
      publish: true,
    },
  })
}
