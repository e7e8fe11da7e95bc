import { STUDIO_PATH, studioPath } from '@belvedere/domain/screens/studio-paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { RemoveDialog } from '../places/remove-dialog.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { giveUpAll } from '../uploads/uploads.ts'
import { FirstPictures } from './first-pictures.tsx'
import { ProjectSteps } from './project-steps.tsx'
import styles from './studio-new-project.module.css'
import { ThreeQuestions } from './three-questions.tsx'

/** What the admin of an empty project sees first: three answers and pictures (STU-05). */
export default function NewProjectPage() {
  const { project, may } = useStudioProject()
  const navigate = useNavigate()
  const localised = useLocalised()
  return (
    <div className={styles.page}>
      <header className={styles.title}>
        <div>
          <h1>{m.studio_new_title()}</h1>
          <p>{m.studio_new_lead()}</p>
        </div>
        <ProjectSteps now={0} />
      </header>
      <div className={styles.columns}>
        <ThreeQuestions />
        <FirstPictures />
      </div>
      <footer className={styles.foot}>
        {may({ resource: 'projects', permission: 'write' }) && <Discard />}
        <p>{m.studio_new_uploads_go_on()}</p>
        <Button
          look="primary"
          data-staff-main=""
          onClick={() => void navigate(localised(studioPath(project.id, 'import')))}
        >
          {m.studio_new_next()}
        </Button>
      </footer>
    </div>
  )
}

/** Leaving keeps it as a draft; this does not. */
function Discard() {
  const { project } = useStudioProject()
  const navigate = useNavigate()
  const localised = useLocalised()
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button look="text" className={styles.discard} onClick={() => setAsked(true)}>
        {m.studio_new_discard()}
      </Button>
      {asked && (
        <RemoveDialog
          what="project"
          name={project.name}
          onClose={() => setAsked(false)}
          onRemoved={() => {
            giveUpAll(project.id)
            void navigate(localised(STUDIO_PATH))
          }}
        />
      )}
    </>
  )
}
