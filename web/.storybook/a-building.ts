import type { Building } from '@belvedere/contract/entities/building'

export const NO_APARTMENTS = { available: 0, 'pending-reservation': 0, reserved: 0, sold: 0, unavailable: 0 }

export const BUILDING: Building = {
  id: 1,
  name: 'Riva One',
  publish: true,
  masterplanId: 2,
  projectId: 1,
  poiId: null,
  floors: 7,
  media: [],
  statusCounts: { ...NO_APARTMENTS, available: 14, reserved: 5, sold: 22 },
  apartmentTypes: [],
  apartments: [],
}
