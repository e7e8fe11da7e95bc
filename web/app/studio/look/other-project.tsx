import type { Answer } from '@belvedere/contract/client-types'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import styles from './studio-look.module.css'

type Project = Answer<'GET /api/v1/projects'>[number]

interface OtherProjectProps {
  project: Project
  onCopy: (stylesheet: string) => void
}

/** Another project of one's own, whose look may be worn here too. */
export function OtherProject({ project, onCopy }: OtherProjectProps) {
  async function copy() {
    const { stylesheet } = await browserApi().read('GET /api/v1/projects/{id}', {
      params: { id: project.id },
    })
    onCopy(stylesheet)
  }
  return (
    <section className={styles.other}>
      <p className={styles.note}>{m.studio_look_other_project()}</p>
      <h2 className={styles.otherName}>{project.name}</h2>
      <Button onClick={() => void copy()}>{m.studio_look_copy()}</Button>
    </section>
  )
}
