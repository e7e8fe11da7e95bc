import preview from '../../.storybook/preview.ts'
import { AvailabilityStrip } from './availability-strip.tsx'

const meta = preview.meta({ component: AvailabilityStrip })

export const Divided = meta.story({
  args: { counts: { available: 14, 'pending-reservation': 2, reserved: 5, sold: 22, unavailable: 1 } },
})
export const OneStatus = meta.story({ args: { counts: { available: 44 } } })
export const AFewAmongMany = meta.story({ args: { counts: { available: 1, sold: 400 } } })
export const Empty = meta.story({ args: { counts: {} } })
