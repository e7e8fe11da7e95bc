import type { Project } from '@belvedere/contract/entities/project'

export const PROJECT: Project = {
  id: 1,
  name: 'Riva',
  latitude: 44.81,
  longitude: 20.46,
  city: 'Belgrade',
  country: 'Serbia',
  counts: { buildings: 4, apartments: 312, available: 96 },
  rootMasterplanId: 1,
  logo: null,
  website: null,
  media: [],
  ownHost: null,
  settings: {
    id: 1,
    projectId: 1,
    defaultLangId: 1,
    selectedFilters: [],
    selectedRoles: [],
    prices: 'nobody',
    stylesheetVersion: 1,
    retentionMonths: 24,
    privacyUrl: null,
  },
}
