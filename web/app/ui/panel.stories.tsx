import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { Button } from './button.tsx'
import { Panel } from './panel.tsx'

const meta = preview.meta({
  component: Panel,
  args: { label: '', onClose: fn(), children: null },
  render: (panel) => (
    <Panel {...panel} label={m.downloads_title()}>
      <div style={{ display: 'grid', gap: 16, padding: 24 }}>
        <h2>{m.downloads_title()}</h2>
        {panel.children ?? <p>{m.download_none()}</p>}
        <Button onClick={panel.onClose}>{m.close()}</Button>
      </div>
    </Panel>
  ),
})

export const Side = meta.story({ args: { shape: 'side' } })
export const Card = meta.story({ args: { shape: 'card' } })
export const Sheet = meta.story({ args: { shape: 'sheet' } })
export const Full = meta.story({ args: { shape: 'full' } })
export const Centre = meta.story({ args: { shape: 'centre' } })
export const CardOnPhone = Card.extend({ globals: { viewport: { value: 'phone' } } })
export const SheetOnPhone = Sheet.extend({ globals: { viewport: { value: 'phone' } } })
/** It scrolls within itself; the screen beneath stays where it is. */
export const LongText = meta.story({
  args: {
    shape: 'centre',
    children: Array.from({ length: 60 }, (_, line) => `${line + 1}`).map((line) => <p key={line}>{line}</p>),
  },
})
