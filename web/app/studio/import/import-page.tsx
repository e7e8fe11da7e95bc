import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { NewProjectLine } from '../new-project/project-steps.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { OnComputer } from '../ui/on-computer.tsx'
import { ChangesStep } from './changes-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { DoneStep } from './done-step.tsx'
import { FileStep } from './file-step.tsx'
import type { Changes, Choices, Import, Reading } from './import-types.ts'
import styles from './studio-wizard.module.css'

/** Where one is: nothing is kept on the way but the file, so a step back asks again. */
type Step =
  | { at: 'file' }
  | { at: 'columns'; reading: Reading; choices: Choices }
  | { at: 'changes'; reading: Reading; choices: Choices; changes: Changes }
  | { at: 'done'; outcome: Import }

/** A list comes in by four steps, of which only the last changes anything (IMP-01 … 05). */
export default function ImportPage() {
  const { reload } = useStudioProject()
  const [step, setStep] = useState<Step>({ at: 'file' })
  return (
    <>
      <OnComputer words={m.studio_import_on_computer()} />
      <div className={styles.wizard}>
        <NewProjectLine now={step.at === 'done' ? 2 : 1} />
        {show(step, setStep, reload)}
      </div>
    </>
  )
}

function show(step: Step, setStep: (step: Step) => void, reload: () => void) {
  const toFile = () => setStep({ at: 'file' })
  switch (step.at) {
    case 'file':
      return <FileStep onRead={(reading) => setStep({ at: 'columns', reading, choices: {} })} />
    case 'columns':
      return (
        <ColumnsStep
          reading={step.reading}
          choices={step.choices}
          onRead={(read) => setStep({ at: 'columns', ...read })}
          onBack={toFile}
          onChanges={(seen) => setStep({ at: 'changes', ...seen })}
        />
      )
    case 'changes':
      return (
        <ChangesStep
          reading={step.reading}
          choices={step.choices}
          changes={step.changes}
          onLook={(changes) => setStep({ ...step, changes })}
          onBack={() => setStep({ at: 'columns', reading: step.reading, choices: step.choices })}
          onDone={(outcome) => {
            reload()
            setStep({ at: 'done', outcome })
          }}
        />
      )
    default:
      return <DoneStep outcome={step.outcome} onAnother={toFile} />
  }
}
