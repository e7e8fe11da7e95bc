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
  const { tiles, polygons = [], children = [] } = row.mediaData
  const pyramid = tiles && row.fileKey ? { ...tiles, url: `/files/${tilesKey(row.fileKey)}` } : null
  return {
    ...presentReference(row, languages),
    mediaData: { width: row.width, height: row.height, tiles: pyramid, polygons, children },
  }
}
