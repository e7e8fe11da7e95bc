import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { useNavigate } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { FirstPictures } from './first-pictures.tsx'
import styles from './studio-new-project.module.css'
import { ThreeQuestions } from './three-questions.tsx'

const STEPS = [
  m.studio_new_step_project,
  m.studio_new_step_apartments,
  m.studio_new_step_outlines,
  m.studio_new_step_publish,
]

/** What the admin of an empty project sees first: three answers and pictures (STU-05). */
export default function NewProjectPage() {
  const { project } = useStudioProject()
  const navigate = useNavigate()
  const localised = useLocalised()
  return (
    <div className={styles.page}>
      <header className={styles.title}>
        <div>
          <h1>{m.studio_new_title()}</h1>
          <p>{m.studio_new_lead()}</p>
        </div>
        <ol className={styles.steps} aria-label={m.studio_new_steps()}>
          {STEPS.map((step, nth) => (
            <li key={step()} className={styles.step} aria-current={nth === 0 ? 'step' : undefined}>
              <span className={styles.disc}>{nth + 1}</span>
              {step()}
            </li>
          ))}
        </ol>
      </header>
      <div className={styles.columns}>
        <ThreeQuestions />
        <FirstPictures />
      </div>
      <footer className={styles.foot}>
        <p>{m.studio_new_uploads_go_on()}</p>
        <Button
          look="primary"
          data-studio-main=""
          onClick={() => void navigate(localised(studioPath(project.id, 'import')))}
        >
          {m.studio_new_next()}
        </Button>
      </footer>
    </div>
  )
}
