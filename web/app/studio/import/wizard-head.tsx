import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import styles from './studio-wizard.module.css'

const STEPS = [
  m.studio_import_step_file,
  m.studio_import_step_columns,
  m.studio_import_step_changes,
  m.studio_import_step_done,
]

/** The step's question, and where one is among the four. */
export function WizardHead({ title, step }: { title: string; step: number }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <ol className={styles.steps} aria-label={m.studio_import_steps()}>
        {STEPS.map((name, nth) => (
          <li
            key={name()}
            data-done={nth < step || undefined}
            aria-current={nth === step ? 'step' : undefined}
          >
            <span className={styles.disc}>{nth < step ? <StaffIcon name="check" size={14} /> : nth + 1}</span>
            {name()}
          </li>
        ))}
      </ol>
    </header>
  )
}
