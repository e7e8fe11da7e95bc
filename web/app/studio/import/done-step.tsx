import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { ImportActions } from './import-actions.tsx'
import type { Import } from './import-types.ts'
import styles from './studio-done-step.module.css'
import { WizardHead } from './wizard-head.tsx'

interface DoneStepProps {
  outcome: Import
  onAnother: () => void
}

/** Step 4: what was done, or when it will be, the way back, and the way on to what is not drawn yet. */
export function DoneStep({ outcome, onAnother }: DoneStepProps) {
  const { project, overview } = useStudioProject()
  const navigate = useNavigate()
  const localised = useLocalised()
  const times = useTimes()
  const [takenBack, setTakenBack] = useState(false)
  const { state, changes: count, applyAt, fileName } = outcome
  const waits = state === 'scheduled'
  const undone = waits ? m.studio_import_cancelled() : m.studio_import_undone()
  const isToDraw = overview.state === 'ready' && overview.value.facts.apartmentsWithoutOutline.count > 0
  const done = waits ? m.studio_import_scheduled({ count }) : m.studio_import_applied({ count })
  return (
    <>
      <WizardHead title={takenBack ? undone : done} step={3} />
      <div className={styles.done}>
        <p role="status">
          {fileName}
          {waits && applyAt && ` · ${times.momentOfYear(applyAt)} (${times.timeZone})`}
        </p>
        {!takenBack && !waits && <p className={styles.note}>{m.studio_import_undo_note()}</p>}
        <div className={styles.actions}>
          {isToDraw && (
            <Button
              look="primary"
              data-staff-main=""
              onClick={() => void navigate(localised(studioPath(project.id, 'outlines')))}
            >
              {m.studio_import_next_outlines()}
            </Button>
          )}
          <Button look={isToDraw ? 'secondary' : 'primary'} onClick={onAnother}>
            {m.studio_import_another()}
          </Button>
          {!takenBack && <ImportActions of={outcome} onDone={() => setTakenBack(true)} />}
        </div>
      </div>
    </>
  )
}
