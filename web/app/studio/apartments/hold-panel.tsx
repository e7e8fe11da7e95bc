import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './studio-hold-panel.module.css'

interface HoldPanelProps {
  /** Of the apartment. */
  name: string
  onHold: (heldBy: string) => void
  onClose: () => void
}

/** Who is about to reserve an apartment is asked for before it is held. */
export function HoldPanel({ name, onHold, onClose }: HoldPanelProps) {
  const [heldBy, setHeldBy] = useState('')
  return (
    <Panel label={m.studio_hold_title({ name })} shape="centre" onClose={onClose} className={styles.panel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (heldBy.trim() !== '') onHold(heldBy.trim())
        }}
      >
        <h2>{m.studio_hold_title({ name })}</h2>
        <TextField
          label={m.studio_hold_who()}
          value={heldBy}
          maxLength={120}
          onChange={({ target }) => setHeldBy(target.value)}
        />
        <div className={styles.acts}>
          <Button onClick={onClose}>{m.studio_cancel()}</Button>
          <Button type="submit" look="primary" disabled={heldBy.trim() === ''}>
            {m.studio_hold()}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
