import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { Panel } from './panel.tsx'
import { SheetGrabber } from './sheet-grabber.tsx'

const meta = preview.meta({ component: SheetGrabber, args: { onClose: fn() } })

/** Dragged down far enough, its sheet closes. */
export const OnASheet = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: ({ onClose }) => (
    <Panel label={m.filters()} shape="sheet" onClose={onClose}>
      <SheetGrabber onClose={onClose} />
      <p style={{ padding: '0 16px 32px' }}>{m.filters()}</p>
    </Panel>
  ),
})
