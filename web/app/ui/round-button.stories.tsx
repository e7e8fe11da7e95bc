import { fn } from 'storybook/test'
import { hover } from '../../.storybook/hover.ts'
import { overPicture } from '../../.storybook/over-picture.tsx'
import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'
import { RoundButton } from './round-button.tsx'

const meta = preview.meta({
  component: RoundButton,
  args: { label: '', onClick: fn(), children: <Icon name="close" /> },
  render: (button) => <RoundButton {...button} label={m.close()} />,
})

export const Paper = meta.story({ args: { ground: 'paper' } })
export const PaperHovered = Paper.extend({ play: ({ canvas }) => hover(canvas.getByRole('button')) })
export const Focused = Paper.extend({ play: ({ canvas }) => canvas.getByRole('button').focus() })
export const Bare = meta.story({ args: { ground: 'bare' } })
export const BareHovered = Bare.extend({ play: ({ canvas }) => hover(canvas.getByRole('button')) })
export const Glass = meta.story({ args: { ground: 'glass' }, decorators: [overPicture] })
export const GlassHovered = Glass.extend({ play: ({ canvas }) => hover(canvas.getByRole('button')) })
