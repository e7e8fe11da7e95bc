import type { Right } from '@belvedere/domain/accounts/rights'
import { IMPORT_FIELDS, type ImportField } from '@belvedere/domain/imports/import-field'
import { useRef, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { saveFile } from '../../staff/load/save-file.ts'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import type { Reading } from './import-types.ts'
import { refusalWords } from './import-words.ts'
import { LatestImports } from './latest-imports.tsx'
import { sendList } from './send-list.ts'
import styles from './studio-file-step.module.css'
import { WizardHead } from './wizard-head.tsx'

const RIGHTS: Readonly<Partial<Record<ImportField, Right>>> = {
  price: { resource: 'prices', permission: 'write' },
  status: { resource: 'statuses', permission: 'write' },
}

/** Step 1: a file is dropped or chosen. */
export function FileStep({ onRead }: { onRead: (reading: Reading) => void }) {
  const { project, may } = useStudioProject()
  const locale = useLocale()
  const template = useAction()
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

  /** The columns that they may bring, as an export without rows. */
  const saveTemplate = () => {
    const columns = IMPORT_FIELDS.filter((field) => {
      const right = RIGHTS[field]
      return !right || may(right)
    })
    const body = { format: 'xlsx', ids: [], columns, language: locale === 'en' ? 'en' : 'sr' }
    return saveFile(`/api/v1/studio/projects/${project.id}/apartments/export`, body, 'template.xlsx')
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
        <p className={styles.template}>
          {m.studio_import_template_why()}{' '}
          <Button look="text" busy={template.busy} onClick={() => void template.run(saveTemplate)}>
            {m.studio_import_template()}
          </Button>
        </p>
        <ActionProblem problem={template.problem} />
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
