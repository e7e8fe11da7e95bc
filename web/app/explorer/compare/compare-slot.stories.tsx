import { APARTMENT, LONG, listed, UNKNOWN } from '../../../.storybook/an-apartment.ts'
import preview from '../../../.storybook/preview.ts'
import { CompareSlot } from './compare-slot.tsx'

const meta = preview.meta({
  component: CompareSlot,
  args: { empty: false, listed: listed(APARTMENT) },
  render: (slot) => (
    <ul style={{ maxWidth: 200, background: 'var(--paper)' }}>
      <CompareSlot {...slot} />
    </ul>
  ),
})

export const Filled = meta.story()
export const NothingKnown = meta.story({ args: { listed: listed(UNKNOWN) } })
export const LongText = meta.story({ args: { listed: listed(LONG) } })
export const Loading = meta.story({ args: { listed: undefined } })
export const Empty = meta.story({ args: { listed: undefined, empty: true } })
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
