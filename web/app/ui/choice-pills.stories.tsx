import { hover } from '../../.storybook/hover.ts'
import { narrow } from '../../.storybook/narrow.tsx'
import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { ChoicePills } from './choice-pills.tsx'

const times = () => [m.contact_any_time(), m.contact_morning(), m.contact_afternoon(), m.contact_evening()]

const meta = preview.meta({
  component: ChoicePills,
  args: { legend: '', choices: [], name: 'time' },
  render: (pills) => <ChoicePills {...pills} legend={m.contact_time()} choices={times()} />,
})

export const NoneChosen = meta.story()
export const Chosen = meta.story({ play: ({ canvas }) => canvas.getAllByRole('radio')[1]?.click() })
export const Focused = meta.story({ play: ({ canvas }) => canvas.getAllByRole('radio')[0]?.focus() })
export const Hovered = meta.story({
  play: ({ canvasElement }) => canvasElement.querySelectorAll('label').forEach(hover),
})
export const Narrow = meta.story({ decorators: [narrow] })
