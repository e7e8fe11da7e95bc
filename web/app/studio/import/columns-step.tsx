import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { ColumnRow } from './column-row.tsx'
import { FileLine } from './file-line.tsx'
import type { Changes, Choices, Reading } from './import-types.ts'
import { FIELD_WORDS, IMPORT_REFUSALS } from './import-words.ts'
import { LeftOut } from './left-out.tsx'
import { NewApartments } from './new-apartments.tsx'
import styles from './studio-columns-step.module.css'
import { asSeen, fieldOf, withField, withForNew, withMeaning } from './told-choices.ts'
import { type Read, useReading } from './use-reading.ts'
import { WizardFoot } from './wizard-foot.tsx'
import { WizardHead } from './wizard-head.tsx'

interface ColumnsStepProps extends Read {
  onRead: (read: Read) => void
  onBack: () => void
  onChanges: (seen: Read & { changes: Changes }) => void
}

/** Step 2: which column is what, with what was recognised in each (IMP-01, IMP-02), and what is missing (IMP-08). */
export function ColumnsStep({ reading, choices, onRead, onBack, onChanges }: ColumnsStepProps) {
  const { project } = useStudioProject()
  const file = useReading({ reading, choices }, onRead)
  const { wanted, choose } = file
  const looking = useAction()
  const unclear = whyUnclear(reading, wanted)
  const { likelyPrice, remembered } = reading

  const look = () =>
    looking.run(async () => {
      const read = await file.settled()
      if (!read || whyUnclear(read.reading, read.choices)) return
      const seen = asSeen(read.reading, read.choices)
      const asked = browserApi().send('POST /api/v1/studio/projects/{projectId}/imports/{id}/changes', {
        params: { projectId: project.id, id: reading.id },
        body: seen,
      })
      onChanges({ reading: read.reading, choices: seen, changes: await answered(asked) })
    }, IMPORT_REFUSALS)

  return (
    <>
      <WizardHead title={m.studio_import_which_column()} step={1} />
      <FileLine reading={reading} choices={wanted} onChoose={(now) => choose(() => now)} onAnother={onBack} />
      {remembered !== null && (
        <p className={styles.remembered}>
          <StaffIcon name="history" size={16} />
          {m.studio_import_remembered({ file: remembered })}
          <Button
            look="text"
            onClick={() => choose(({ columns: _, meanings: __, ...now }) => ({ ...now, forget: true }))}
          >
            {m.studio_import_start_without()}
          </Button>
        </p>
      )}
      <div inert={isOtherTable(wanted, choices)}>
        <LeftOut rows={reading.leftOut} count={reading.leftOutCount} />
        {likelyPrice !== null && fieldOf(reading, wanted, likelyPrice) === null && (
          <p className={styles.hint}>
            <StaffIcon name="warning" size={16} />
            {m.studio_import_likely_price({ column: reading.columns[likelyPrice]?.header || '–' })}
            <Button onClick={() => choose((now) => withField(reading, now, likelyPrice, 'price'))}>
              {m.studio_import_take_price()}
            </Button>
          </p>
        )}
        <NewApartments
          reading={reading}
          told={wanted.forNew ?? {}}
          onTell={(told) => choose((now) => withForNew(now, told))}
        />
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
                field={fieldOf(reading, wanted, nth)}
                reading={reading}
                meanings={wanted.meanings ?? {}}
                onField={(field) => choose((now) => withField(reading, now, nth, field))}
                onMeaning={(field, folded, means) =>
                  choose((now) => withMeaning(reading, now, field, [folded, means]))
                }
              />
            ))}
          </tbody>
        </table>
      </div>
      <ActionProblem problem={file.problem ?? looking.problem} />
      <WizardFoot onBack={onBack} line={unclear ?? whatIsMissing(reading) ?? m.studio_import_nothing_yet()}>
        <Button
          look="primary"
          data-staff-main=""
          busy={looking.busy}
          disabled={unclear !== undefined}
          onClick={look}
        >
          {m.studio_import_see_changes()}
        </Button>
      </WizardFoot>
    </>
  )
}

/** Its columns are others, and are not there yet. */
const isOtherTable = (wanted: Choices, read: Choices) =>
  (['letters', 'separator', 'sheet', 'forget'] as const).some((key) => wanted[key] !== read[key])

/** Why it cannot go on: no column is the name, or two are meant for one field. */
function whyUnclear(reading: Reading, wanted: Choices): string | undefined {
  const fields = reading.columns.flatMap((_, nth) => fieldOf(reading, wanted, nth) ?? [])
  if (new Set(fields).size < fields.length) return m.studio_import_field_twice()
  return fields.includes('name') ? undefined : m.studio_import_no_key()
}

/** What would be left out if one went on like this. */
function whatIsMissing({ newApartments: { missing }, columns }: Reading): string | undefined {
  const lacking = Math.max(0, ...missing.map(({ count }) => count))
  const fields = missing.map(({ field }) => FIELD_WORDS[field]()).join(', ')
  if (lacking > 0) return m.studio_import_new_lack({ count: lacking, fields })
  const unknown = columns.reduce((sum, { unknown: words }) => sum + words.length, 0)
  return unknown > 0 ? m.studio_import_words_unknown({ count: unknown }) : undefined
}
