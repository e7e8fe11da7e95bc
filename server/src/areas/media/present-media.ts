import type { MediaItem, MediaReference } from '@belvedere/contract/entities/media-item'
import type { z } from 'zod'
import { inLanguage, type Languages } from '../../platform/database/languages.ts'
import { tilesKey } from '../../platform/files/file-key.ts'
import { mediaAddress } from './media-address.ts'
import type { MediaItemRow, MediaRow } from './media-queries.ts'

export type PresentedReference = z.output<typeof MediaReference>

export function presentReference(row: MediaRow, languages: Languages): PresentedReference {
  return {
    id: row.id,
    name: row.name,
    mediaTypeId: row.mediaTypeId,
    media: mediaAddress(row),
    textualContent: (row.texts && inLanguage(row.texts, languages)) || null,
  }
}

export function presentItem(row: MediaItemRow, languages: Languages): z.output<typeof MediaItem> {
  const { width, height, children } = row
  const polygons = (row.outlines ?? []).flatMap(({ poiId, parts }) =>
    parts.map((points) => ({ poiId, points })),
  )
  return {
    ...presentReference(row, languages),
    mediaData: { width, height, tiles: tilesOf(row), polygons, children },
  }
}

type Tiled = Pick<MediaItemRow, 'fileKey' | 'tileFormat' | 'tileSize' | 'tileOverlap'>

/** The address of the tiles follows from the picture's file key, so it is not stored. */
export function tilesOf({ fileKey, tileFormat, tileSize, tileOverlap }: Tiled) {
  if (!fileKey || tileFormat === null || tileSize === null || tileOverlap === null) return null
  return { url: `/files/${tilesKey(fileKey)}`, format: tileFormat, tileSize, overlap: tileOverlap }
}
