import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import styles from './studio-project-steps.module.css'

const STEPS = [
  m.studio_new_step_project,
  m.studio_new_step_apartments,
  m.studio_new_step_outlines,
  m.studio_new_step_publish,
]

/** The four steps of a new project, and which of them one is at. */
export function ProjectSteps({ now }: { now: number }) {
  return (
    <ol className={styles.steps} aria-label={m.studio_new_steps()}>
      {STEPS.map((step, nth) => (
        <li
          key={step()}
          className={styles.step}
          data-done={nth < now || undefined}
          aria-current={nth === now ? 'step' : undefined}
        >
          <span className={styles.disc}>{nth < now ? <StaffIcon name="check" size={14} /> : nth + 1}</span>
          {step()}
        </li>
      ))}
    </ol>
  )
}

/** Where a new project stands, over the steps that a section has of its own. */
export function NewProjectLine({ now }: { now: number }) {
  const { project } = useStudioProject()
  if (project.publish) return null
  return (
    <div className={styles.line}>
      <p>{m.studio_new_line({ project: project.name })}</p>
      <ProjectSteps now={now} />
    </div>
  )
}
