import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import preview from '../../.storybook/preview.ts'
import { statusWord } from '../i18n/status-words.ts'
import { StatusGlyph } from './status-glyph.tsx'

const meta = preview.meta({ component: StatusGlyph, args: { name: 'available' } })

/** Each has a shape of its own, for those who see no colours. */
export const All = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gap: 12 }}>
      {APARTMENT_STATUSES.map((name) => (
        <li key={name} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <svg viewBox="-7 -7 14 14" width="42" aria-hidden="true">
            <StatusGlyph name={name} />
          </svg>
          {statusWord(name)}
        </li>
      ))}
    </ul>
  ),
})
