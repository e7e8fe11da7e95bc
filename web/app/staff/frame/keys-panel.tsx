import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { CardHead } from '../../ui/card-head.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Panel } from '../../ui/panel.tsx'
import { switchLetters, useLettersAreKeys } from './letter-keys.ts'
import styles from './staff-keys-panel.module.css'

/** What is done, and by which keys. */
export type KeyWords = readonly [what: string, keys: readonly string[]]

interface KeysPanelProps {
  /** Those of all pages first, then groups that have a name. */
  groups: readonly { readonly name?: string; readonly keys: readonly KeyWords[] }[]
  onClose: () => void
  /** Above the keys. */
  children?: ReactNode
}

/** Every key that works here, and whether single letters do. */
export function KeysPanel({ groups, onClose, children }: KeysPanelProps) {
  const letters = useLettersAreKeys()
  return (
    <Panel label={m.studio_shortcuts()} shape="centre" onClose={onClose}>
      <div className={styles.panel}>
        <CardHead title={m.studio_shortcuts()} size="card" closeWord={m.studio_close()} onClose={onClose} />
        {children}
        {groups.map(({ name, keys }) => (
          <section key={name ?? ''} className={styles.keys} aria-label={name}>
            {name !== undefined && <h3 className={styles.group}>{name}</h3>}
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
          </section>
        ))}
        <Checkbox checked={letters} onChange={switchLetters}>
          {m.studio_letters_on()}
        </Checkbox>
      </div>
    </Panel>
  )
}

/** G and a letter, for each section that one may open. */
export const sectionKeys = (
  sections: readonly { readonly name: () => string; readonly key: string }[],
): KeyWords[] => sections.map(({ name, key }) => [m.studio_go_to({ name: name() }), ['G', key.toUpperCase()]])
