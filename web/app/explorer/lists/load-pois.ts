import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import { poiDetailsPath } from '@belvedere/domain/screens/screen-paths'
import type { Api } from '../../api/client.ts'
import { loadInfoPoints } from '../../content/load-info-points.ts'
import { textOf } from '../../content/media-of.ts'
import { picturesOf } from '../../content/pictures-of.ts'
import { loadPlaces } from './load-places.ts'

/** The points of interest of a project, each with the place that it belongs to (RTE-21). */
export async function loadPois(api: Api, projectId: number, url: URL) {
  const places = await loadPlaces(api, projectId, url)
  const { masterplans, buildings } = places
  const found = await loadInfoPoints(api, places, { langId: langIdOf(localeOfPath(url.pathname)) })
  return found.map(({ id, title, media, masterplanId, buildingId }) => ({
    id,
    title,
    path: poiDetailsPath(id),
    picture: picturesOf(media)[0]?.media,
    text: textOf(media, MEDIA_TYPES.description),
    place:
      buildings.find((building) => building.id === buildingId)?.name ??
      masterplans.find((masterplan) => masterplan.id === masterplanId)?.name,
  }))
}

export type ListedPoi = Awaited<ReturnType<typeof loadPois>>[number]
