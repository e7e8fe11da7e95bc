import { useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import type { Reading } from './import-types.ts'
import { refusalWords } from './import-words.ts'
import { LatestImports } from './latest-imports.tsx'
import { sendList } from './send-list.ts'
import styles from './studio-file-step.module.css'
import { WizardHead } from './wizard-head.tsx'

/** Step 1: a file is dropped or chosen. */
export function FileStep({ onRead }: { onRead: (reading: Reading) => void }) {
  const { project } = useStudioProject()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [over, setOver] = useState(false)

  async function take(file: File | undefined) {
    if (!file || busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const outcome = await sendList(project.id, file)
      if (outcome.answer) onRead(outcome.answer)
      else setProblem(refusalWords(outcome))
    } catch {
      setProblem(m.studio_import_failed())
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <WizardHead title={m.studio_import_title()} step={0} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped here can be chosen by the button */}
      <div
        className={styles.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void take(event.dataTransfer.files[0])
        }}
      >
        <StaffIcon name="import" size={28} />
        <p className={styles.what}>{m.studio_import_drop()}</p>
        <p className={styles.kinds}>{m.studio_import_kinds()}</p>
        <input
          ref={input}
          className={styles.input}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx"
          aria-label={m.studio_import_choose_file()}
          tabIndex={-1}
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button look="primary" busy={busy} onClick={() => input.current?.click()}>
          {m.studio_import_choose_file()}
        </Button>
        <p role="status">{busy ? m.studio_import_reading() : ''}</p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <LatestImports />
    </>
  )
}
