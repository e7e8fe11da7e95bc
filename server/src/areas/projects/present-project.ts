import type { Project, ProjectPoint, ProjectSettings } from '@belvedere/contract/entities/project'
import type { ProjectFeature } from '@belvedere/contract/entities/project-feature'
import type { z } from 'zod'
import { inLanguage, type Languages } from '../../platform/database/languages.ts'
import { mediaAddress } from '../media/media-address.ts'
import type { PresentedReference } from '../media/present-media.ts'
import type { ProjectRow, SettingsRow } from './project-queries.ts'

export function presentSettings(row: SettingsRow): z.output<typeof ProjectSettings> {
  const { projectId, defaultLangId, selectedFilters, selectedRoles, prices, stylesheetVersion } = row
  const { retentionMonths, privacyUrl } = row
  return {
    id: projectId,
    projectId,
    defaultLangId,
    selectedFilters,
    selectedRoles,
    prices,
    stylesheetVersion,
    retentionMonths,
    privacyUrl,
  }
}

export function presentPoint(
  row: ProjectRow,
  rootMasterplanId: number | null,
  languages: Languages,
): z.output<typeof ProjectPoint> {
  return {
    id: row.projectId,
    name: inLanguage(row.name, languages),
    latitude: row.latitude,
    longitude: row.longitude,
    city: inLanguage(row.city, languages),
    country: inLanguage(row.country, languages),
    counts: row.counts.buildings === 0 && row.announcedCounts ? row.announcedCounts : row.counts,
    rootMasterplanId,
  }
}

export function presentFeature(point: z.output<typeof ProjectPoint>): z.output<typeof ProjectFeature> {
  const { id, longitude, latitude } = point
  return {
    id,
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: point,
  }
}

export function presentProject(
  row: ProjectRow,
  rootMasterplanId: number | null,
  media: PresentedReference[],
  languages: Languages,
): z.output<typeof Project> {
  return {
    ...presentPoint(row, rootMasterplanId, languages),
    logo: logoAddress(row),
    website: row.website,
    media,
    settings: presentSettings(row),
    ownHost: null,
  }
}

function logoAddress({
  logoId,
  projectId,
  logoPoiId,
  logoFileKey,
  logoDataString,
}: ProjectRow): string | null {
  if (logoId === null) return null
  return mediaAddress({
    id: logoId,
    projectId,
    poiId: logoPoiId,
    fileKey: logoFileKey,
    dataString: logoDataString,
  })
}
