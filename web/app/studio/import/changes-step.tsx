import { chosenChanges, countChosen } from '@belvedere/domain/imports/chosen-changes'
import { GUARDS } from '@belvedere/domain/imports/import-changes'
import { useMemo, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { ChangeTabs } from './change-tabs.tsx'
import { ChangesTable } from './changes-table.tsx'
import { groupChanges, type Tab } from './group-changes.ts'
import type { Changes, Choices, Import, Reading } from './import-types.ts'
import { IMPORT_REFUSALS } from './import-words.ts'
import { InShort } from './in-short.tsx'
import styles from './studio-changes-step.module.css'
import { useApplied } from './use-applied.ts'
import { useDecisions } from './use-decisions.ts'
import { When } from './when.tsx'
import { WizardFoot } from './wizard-foot.tsx'
import { WizardHead } from './wizard-head.tsx'

interface ChangesStepProps {
  reading: Reading
  choices: Choices
  changes: Changes
  onLook: (changes: Changes) => void
  onBack: () => void
  onDone: (outcome: Import) => void
}

/** Step 3: what will change, what is held back and why, and when it happens (IMP-03, IMP-04). */
export function ChangesStep({ reading, choices, changes, onLook, onBack, onDone }: ChangesStepProps) {
  const { project } = useStudioProject()
  const { decisions, decide } = useDecisions()
  const { busy, problem, run, say } = useAction()
  const [tab, setTab] = useState<Tab>('all')
  const [search, setSearch] = useState('')
  const [at, setAt] = useState<string>()
  const waiting = useMemo(
    () =>
      changes.heldColumns
        .map(({ field }) => field)
        .filter((field) => !decisions.confirmedColumns.includes(field)),
    [changes, decisions],
  )
  const groups = useMemo(() => groupChanges(changes, search, waiting), [changes, search, waiting])
  const chosen = useMemo(() => chosenChanges(changes, decisions), [changes, decisions])
  const count = countChosen(chosen)
  const taken = chosenChanges(changes, { ...decisions, leftOut: [], guards: [...GUARDS], missing: 'leave' })
  const held = changes.changed.length + changes.fresh.length - countChosen(taken)
  const params = { projectId: project.id, id: reading.id }
  const applied = useApplied(params)

  async function apply() {
    let words: string | undefined
    await run(async () => {
      const { outcome, isStale, said } = await applied.apply({
        ...choices,
        ...copied(decisions),
        ...(at !== undefined && { at }),
        look: changes.look,
        confirm: count,
      })
      words = said
      if (outcome) return onDone(outcome)
      if (isStale) words = await lookAgain()
    }, IMPORT_REFUSALS)
    if (words) say(words)
  }

  async function lookAgain(): Promise<string> {
    const answer = await answered(
      browserApi().send('POST /api/v1/studio/projects/{projectId}/imports/{id}/changes', {
        params,
        body: choices,
      }),
    )
    decide.forget()
    onLook(answer)
    return m.studio_import_changed_meanwhile()
  }

  const nothing = changes.changed.length + changes.fresh.length + changes.unread.length === 0
  return (
    <>
      <WizardHead title={m.studio_import_what_changes()} step={2} />
      <p className={styles.lead}>
        {`${reading.fileName}, ${m.studio_import_rows_count({ count: changes.rows })}. ${m.studio_import_stay({ count: changes.unchanged })}`}
      </p>
      {nothing && <p className={styles.nothing}>{m.studio_import_nothing({ project: project.name })}</p>}
      <ChangeTabs groups={groups} tab={tab} onTab={setTab} search={search} onSearch={setSearch} />
      <div className={styles.sides}>
        <ChangesTable
          groups={groups}
          tab={tab}
          changes={changes}
          reading={reading}
          decisions={decisions}
          decide={decide}
        />
        <aside className={styles.aside}>
          <When timeZone={changes.timeZone} at={at} onAt={setAt} />
          <InShort chosen={chosen} />
        </aside>
      </div>
      <ActionProblem problem={problem} />
      <WizardFoot
        onBack={onBack}
        line={busy ? m.studio_import_applying() : held > 0 ? m.studio_import_held_count({ count: held }) : ''}
      >
        <Button
          look="primary"
          data-staff-main=""
          busy={busy}
          disabled={count === 0 || at === ''}
          onClick={apply}
        >
          {at === undefined ? m.studio_import_apply({ count }) : m.studio_import_schedule({ count })}
        </Button>
      </WizardFoot>
    </>
  )
}

const copied = ({
  confirmed,
  leftOut,
  guards,
  confirmedColumns,
  missing,
}: ReturnType<typeof useDecisions>['decisions']) => ({
  confirmed: [...confirmed],
  leftOut: [...leftOut],
  guards: [...guards],
  confirmedColumns: [...confirmedColumns],
  missing,
})
