import { APARTMENT, UNKNOWN } from '../../.storybook/an-apartment.ts'
import { narrow } from '../../.storybook/narrow.tsx'
import preview from '../../.storybook/preview.ts'
import { Plan } from './plan.tsx'

const meta = preview.meta({
  component: Plan,
  args: { apartment: APARTMENT, className: undefined },
  decorators: [narrow],
})

/** On light ground in the dark too: plans are drawn in ink. */
export const Drawn = meta.story()
export const WithoutPicture = meta.story({
  args: { apartment: UNKNOWN },
  render: (plan) => (
    <div style={{ display: 'grid', height: 180 }}>
      <Plan {...plan} />
    </div>
  ),
})
