import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { PrivacyLine } from './privacy-line.tsx'

const meta = preview.meta({ component: PrivacyLine, args: { words: '', label: '', href: '/privacy' } })

export const OfAnEnquiry = meta.story({
  render: (line) => (
    <PrivacyLine {...line} words={m.privacy_enquiry({ projects: 'Riva', count: 24 })} label={m.privacy()} />
  ),
})
export const OfAnAccount = meta.story({
  render: (line) => <PrivacyLine {...line} words={m.privacy_account({ name: 'Riva' })} label={m.privacy()} />,
})
