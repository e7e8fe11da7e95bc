import { fn } from 'storybook/test'
import { hover } from '../../.storybook/hover.ts'
import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { CardHead } from './card-head.tsx'

const meta = preview.meta({
  component: CardHead,
  args: { title: '', closeWord: '', onClose: fn() },
  render: (head) => (
    <div style={{ width: 250, padding: '8px 19px', background: 'var(--paper)' }}>
      <CardHead {...head} title={m.all_filters()} closeWord={m.close()} />
    </div>
  ),
})

export const OfAControl = meta.story({ args: { size: 'control' } })
export const OfACard = meta.story({ args: { size: 'card' } })
export const OfASheet = meta.story({ args: { size: 'sheet' } })
export const Hovered = OfACard.extend({ play: ({ canvas }) => hover(canvas.getByRole('button')) })
