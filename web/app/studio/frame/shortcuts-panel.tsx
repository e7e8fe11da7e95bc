import { m } from '../../paraglide/messages.js'
import { switchLetters, useLettersAreKeys } from '../../staff/frame/letter-keys.ts'
import { Button } from '../../ui/button.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Section } from '../section.ts'
import styles from './studio-shortcuts-panel.module.css'

interface ShortcutsPanelProps {
  sections: readonly Section[]
  /** To the guide for whoever is new here. */
  onGuide: () => void
  onClose: () => void
}

/** The way to the guide, every key that works on all pages, and whether single letters do. */
export function ShortcutsPanel({ sections, onGuide, onClose }: ShortcutsPanelProps) {
  const letters = useLettersAreKeys()
  const shortcuts: [string, readonly string[]][] = [
    [m.studio_find(), ['/']],
    [m.studio_shortcuts(), ['?']],
    [m.studio_preview(), ['Ctrl', 'P']],
    [m.studio_primary_action(), ['Ctrl', 'Enter']],
    ...sections.map(({ name, key }): [string, readonly string[]] => [
      m.studio_go_to({ name: name() }),
      ['G', key.toUpperCase()],
    ]),
  ]
  const drawing: [string, readonly string[]][] = [
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
  ]
  return (
    <Panel label={m.studio_shortcuts()} shape="centre" onClose={onClose}>
      <div className={styles.panel}>
        <CardHead title={m.studio_shortcuts()} size="card" closeWord={m.studio_close()} onClose={onClose} />
        <Button onClick={onGuide}>{m.studio_guide()}</Button>
        <Keys of={shortcuts} />
        <h3 className={styles.group}>{m.studio_outlines()}</h3>
        <Keys of={drawing} />
        <Checkbox checked={letters} onChange={switchLetters}>
          {m.studio_letters_on()}
        </Checkbox>
      </div>
    </Panel>
  )
}

function Keys({ of }: { of: readonly [what: string, keys: readonly string[]][] }) {
  return (
    <dl className={styles.list}>
      {of.map(([what, keys]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
