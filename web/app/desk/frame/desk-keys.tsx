import { m } from '../../paraglide/messages.js'
import { KeysPanel, sectionKeys } from '../../staff/frame/keys-panel.tsx'
import type { Section } from '../sections.ts'

interface DeskKeysProps {
  sections: readonly Section[]
  onClose: () => void
}

export function DeskKeys({ sections, onClose }: DeskKeysProps) {
  return (
    <KeysPanel
      groups={[
        {
          keys: [
            [m.desk_find(), ['/']],
            [m.studio_shortcuts(), ['?']],
            ...sectionKeys(sections),
            [m.desk_new_hold(), ['H']],
            [m.desk_key_column(), ['←', '→']],
            [m.desk_key_card(), ['J', 'K']],
            [m.desk_key_move(), ['Shift', '→']],
            [m.desk_key_extend(), ['X']],
            [m.desk_key_open(), ['Enter']],
          ],
        },
      ]}
      onClose={onClose}
    />
  )
}
