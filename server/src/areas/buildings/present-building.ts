import type { BuildingSummary } from '@belvedere/contract/entities/building'
import { APARTMENT_STATUSES, type ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { z } from 'zod'
import { inLanguage, type Languages } from '../../platform/database/languages.ts'
import type { PresentedReference } from '../media/present-media.ts'
import type { BuildingRow } from './building-queries.ts'

export type Summary = z.output<typeof BuildingSummary>

type Facts = Pick<Summary, 'apartmentTypes'> & {
  /** A status that no apartment has may be left out. */
  counts: Partial<Record<string, number>>
  media: PresentedReference[]
}

export function presentSummary(
  row: Omit<BuildingRow, 'version' | 'availability' | 'defaultLangId' | 'prices' | 'selectedRoles'>,
  { counts, media, apartmentTypes }: Facts,
  languages: Languages,
): Summary {
  const { id, publish, floors, masterplanId, projectId, poiId } = row
  const statusCounts = Object.fromEntries(
    APARTMENT_STATUSES.map((status) => [status, counts[status] ?? 0]),
  ) as Record<ApartmentStatus, number>
  const name = inLanguage(row.name, languages)
  return { id, name, publish, floors, masterplanId, projectId, poiId, media, statusCounts, apartmentTypes }
}
