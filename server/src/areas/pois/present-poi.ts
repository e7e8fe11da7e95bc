import type { Poi } from '@belvedere/contract/entities/poi'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { z } from 'zod'
import { inLanguage, type Languages } from '../../platform/database/languages.ts'
import type { PresentedReference } from '../media/present-media.ts'
import type { PoiRow } from './poi-queries.ts'

export function presentPoi(
  { targetName, apartmentName, ...row }: PoiRow,
  media: PresentedReference[],
  languages: Languages,
): z.output<typeof Poi> {
  const own = media.find(({ mediaTypeId }) => mediaTypeId === MEDIA_TYPES.poi_title)?.textualContent
  const title = own ?? apartmentName ?? (targetName ? inLanguage(targetName, languages) : '')
  return { ...row, title, media }
}
