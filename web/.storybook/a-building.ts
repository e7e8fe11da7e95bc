import type { Building } from '../app/api/entities.ts'

export const BUILDING: Building = {
  id: 1,
  name: 'Riva One',
  publish: true,
  masterplanId: 2,
  projectId: 1,
  poiId: null,
  floors: 7,
  media: [],
  statusCounts: { available: 14, reserved: 5, sold: 22 },
  apartmentTypes: [],
  apartments: [],
}
