import { useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ImportActions } from './import-actions.tsx'
import type { Import } from './import-types.ts'
import { momentWords } from './moment-words.ts'
import styles from './studio-done-step.module.css'
import { WizardHead } from './wizard-head.tsx'

interface DoneStepProps {
  outcome: Import
  timeZone: string
  onAnother: () => void
}

/** Step 4: what was done, or when it will be, and the way back. */
export function DoneStep({ outcome, timeZone, onAnother }: DoneStepProps) {
  const locale = useLocale()
  const [takenBack, setTakenBack] = useState(false)
  const { state, changes: count, applyAt, fileName } = outcome
  const waits = state === 'scheduled'
  const undone = waits ? m.studio_import_cancelled() : m.studio_import_undone()
  const done = waits ? m.studio_import_scheduled({ count }) : m.studio_import_applied({ count })
  return (
    <>
      <WizardHead title={takenBack ? undone : done} step={3} />
      <div className={styles.done}>
        <p role="status">
          {fileName}
          {waits && applyAt && ` · ${momentWords(applyAt, locale, timeZone)} (${timeZone})`}
        </p>
        {!takenBack && !waits && <p className={styles.note}>{m.studio_import_undo_note()}</p>}
        <div className={styles.actions}>
          <Button look="primary" onClick={onAnother}>
            {m.studio_import_another()}
          </Button>
          {!takenBack && <ImportActions of={outcome} onDone={() => setTakenBack(true)} />}
        </div>
      </div>
    </>
  )
}
