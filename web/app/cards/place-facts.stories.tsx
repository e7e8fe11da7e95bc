import type { Building } from '@belvedere/contract/entities/building'
import { BUILDING, NO_APARTMENTS } from '../../.storybook/a-building.ts'
import { narrow } from '../../.storybook/narrow.tsx'
import preview from '../../.storybook/preview.ts'
import { masterplanCount } from '../i18n/masterplan-count.ts'
import { buildingPlace } from './place.ts'
import { PlaceFacts } from './place-facts.tsx'

const place = (statusCounts: Building['statusCounts']) => buildingPlace({ ...BUILDING, statusCounts }, '')

const meta = preview.meta({
  component: PlaceFacts,
  args: { place: place(BUILDING.statusCounts) },
  decorators: [narrow],
  render: ({ place }) => (
    <div style={{ display: 'grid', gap: 8, padding: 16, background: 'var(--paper)' }}>
      <PlaceFacts place={{ ...place, about: masterplanCount({ buildings: [1, 2, 3], masterplans: [] }) }} />
    </div>
  ),
})

export const SomeAvailable = meta.story()
export const AllSold = meta.story({ args: { place: place({ ...NO_APARTMENTS, sold: 44 }) } })
export const Empty = meta.story({ args: { place: place(NO_APARTMENTS) } })
