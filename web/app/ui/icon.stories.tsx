import preview from '../../.storybook/preview.ts'
import { ICON_PATHS, Icon, type IconName } from './icon.tsx'

const NAMES = Object.keys(ICON_PATHS) as IconName[]

const meta = preview.meta({ component: Icon })

export const Heart = meta.story({ args: { name: 'heart' } })
export const Filled = Heart.extend({ args: { filled: true } })
export const Small = Heart.extend({ args: { size: 16 } })
export const All = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 96px)', gap: 16 }}>
      {NAMES.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4, font: 'var(--t-caption)' }}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
})
