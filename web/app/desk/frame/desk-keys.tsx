import { m } from '../../paraglide/messages.js'
import { switchLetters, useLettersAreKeys } from '../../staff/frame/letter-keys.ts'
import { CardHead } from '../../ui/card-head.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Section } from '../sections.ts'
import styles from './desk-keys.module.css'

interface DeskKeysProps {
  sections: readonly Section[]
  onClose: () => void
}

/** Every key that works here, and whether single letters do. */
export function DeskKeys({ sections, onClose }: DeskKeysProps) {
  const letters = useLettersAreKeys()
  const keys: [string, readonly string[]][] = [
    [m.desk_find(), ['/']],
    [m.studio_shortcuts(), ['?']],
    ...sections.map(({ name, key }): [string, readonly string[]] => [
      m.studio_go_to({ name: name() }),
      ['G', key.toUpperCase()],
    ]),
    [m.desk_new_hold(), ['H']],
    [m.desk_key_column(), ['←', '→']],
    [m.desk_key_card(), ['J', 'K']],
    [m.desk_key_move(), ['Shift', '→']],
    [m.desk_key_extend(), ['X']],
    [m.desk_key_open(), ['Enter']],
  ]
  return (
    <Panel label={m.studio_shortcuts()} shape="centre" onClose={onClose}>
      <div className={styles.panel}>
        <CardHead title={m.studio_shortcuts()} size="card" closeWord={m.desk_close()} onClose={onClose} />
        <dl className={styles.list}>
          {keys.map(([what, pressed]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                {pressed.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Checkbox checked={letters} onChange={switchLetters}>
          {m.studio_letters_on()}
        </Checkbox>
      </div>
    </Panel>
  )
}
