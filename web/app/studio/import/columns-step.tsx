import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { ColumnRow } from './column-row.tsx'
import { FileLine } from './file-line.tsx'
import type { Changes, Choices, Reading } from './import-types.ts'
import { IMPORT_REFUSALS } from './import-words.ts'
import styles from './studio-columns-step.module.css'
import { WizardFoot } from './wizard-foot.tsx'
import { WizardHead } from './wizard-head.tsx'

interface ColumnsStepProps {
  reading: Reading
  choices: Choices
  onRead: (reading: Reading, choices: Choices) => void
  onBack: () => void
  onChanges: (changes: Changes) => void
}

/** Step 2: which column is what, with what was recognised in each (IMP-01, IMP-02). */
export function ColumnsStep({ reading, choices, onRead, onBack, onChanges }: ColumnsStepProps) {
  const { project } = useStudioProject()
  const { busy, problem, run } = useAction()
  const params = { projectId: project.id, id: reading.id }
  const unclear = whyUnclear(reading)

  /** Asks for the file to be read like this. */
  const read = (wanted: Choices) =>
    run(async () => {
      const asked = browserApi().send('POST /api/v1/studio/projects/{projectId}/imports/{id}/columns', {
        params,
        body: wanted,
      })
      onRead(await answered(asked), wanted)
    }, IMPORT_REFUSALS)

  const setField = (column: number, field: Reading['fields'][number] | null) =>
    read({ ...choices, columns: reading.columns.map((one, nth) => (nth === column ? field : one.field)) })

  function setMeaning(field: 'building' | 'type' | 'status', folded: string, means: string | null) {
    const columns = reading.columns.map((one) => one.field)
    const known = choices.meanings ?? {}
    return read({
      ...choices,
      columns,
      meanings: { ...known, [field]: { ...known[field], [folded]: means } },
    })
  }

  const look = () =>
    run(async () => {
      const asked = browserApi().send('POST /api/v1/studio/projects/{projectId}/imports/{id}/changes', {
        params,
        body: choices,
      })
      onChanges(await answered(asked))
    }, IMPORT_REFUSALS)

  return (
    <>
      <WizardHead title={m.studio_import_which_column()} step={1} />
      <FileLine reading={reading} choices={choices} onChoose={read} onAnother={onBack} />
      {reading.remembered !== null && (
        <p className={styles.remembered}>
          <StaffIcon name="history" size={16} />
          {m.studio_import_remembered({ file: reading.remembered })}
          <Button look="text" onClick={() => read({ ...choices, forget: true })}>
            {m.studio_import_start_without()}
          </Button>
        </p>
      )}
      <table className={styles.columns}>
        <thead>
          <tr>
            <th scope="col">{m.studio_import_column_in_file()}</th>
            <th scope="col">{m.studio_import_field_in({ project: project.name })}</th>
            <th scope="col">{m.studio_import_first_reads()}</th>
            <th scope="col">{m.studio_import_recognised()}</th>
          </tr>
        </thead>
        <tbody>
          {reading.columns.map((column, nth) => (
            <ColumnRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={nth}
              column={column}
              reading={reading}
              onField={(field) => setField(nth, field)}
              onMeaning={setMeaning}
            />
          ))}
        </tbody>
      </table>
      <ActionProblem problem={problem} />
      <WizardFoot onBack={onBack} line={unclear ?? m.studio_import_nothing_yet()}>
        <Button look="primary" data-staff-main="" busy={busy} disabled={unclear !== undefined} onClick={look}>
          {m.studio_import_see_changes()}
        </Button>
      </WizardFoot>
    </>
  )
}

/** Why it cannot go on: no column is the name, or two are meant for one field. */
function whyUnclear({ columns }: Reading): string | undefined {
  const fields = columns.flatMap(({ field }) => field ?? [])
  if (new Set(fields).size < fields.length) return m.studio_import_field_twice()
  return fields.includes('name') ? undefined : m.studio_import_no_key()
}
