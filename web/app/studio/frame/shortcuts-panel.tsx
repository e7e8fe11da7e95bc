import { m } from '../../paraglide/messages.js'
import { KeysPanel, sectionKeys } from '../../staff/frame/keys-panel.tsx'
import { Button } from '../../ui/button.tsx'
import type { Section } from '../section.ts'

interface ShortcutsPanelProps {
  sections: readonly Section[]
  /** To the guide for whoever is new here. */
  onGuide: () => void
  onClose: () => void
}

/** The way to the guide, and every key that works on all pages. */
export function ShortcutsPanel({ sections, onGuide, onClose }: ShortcutsPanelProps) {
  return (
    <KeysPanel
      groups={[
        {
          keys: [
            [m.studio_find(), ['/']],
            [m.studio_shortcuts(), ['?']],
            [m.studio_preview(), ['Ctrl', 'P']],
            [m.studio_primary_action(), ['Ctrl', 'Enter']],
            ...sectionKeys(sections),
          ],
        },
        {
          name: m.studio_outlines(),
          keys: [
            [m.studio_key_point(), ['Space']],
            [m.studio_key_close(), ['Enter']],
            [m.studio_key_back(), ['Backspace']],
            [m.studio_key_missing(), ['Tab']],
            [m.studio_key_walk(), [']', '[']],
            [m.studio_key_move(), ['←', '↑', '↓', '→']],
            [m.studio_key_add(), ['Insert']],
            [m.studio_key_delete(), ['Delete']],
            [m.studio_cut_behind(), ['X']],
            [m.studio_key_copy(), ['Page Up', 'Page Down']],
          ],
        },
      ]}
      onClose={onClose}
    >
      <Button onClick={onGuide}>{m.studio_guide()}</Button>
    </KeysPanel>
  )
}
