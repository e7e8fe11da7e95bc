import type { LanguageId } from '@belvedere/domain/content/languages'
import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { ProjectTile } from '../../staff/ui/project-tile.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './studio-projects-page.module.css'

interface RemovedProjectsProps {
  langId: LanguageId
  onBack: () => void
}

/** What super_admin removed in the last 30 days, each brought back with one press (AUT-09). */
export function RemovedProjects({ langId, onBack }: RemovedProjectsProps) {
  const [loaded, again] = useLoaded('removed-projects', () =>
    browserApi().read('GET /api/v1/removed-projects', { query: { langId } }),
  )
  const [works, setWorks] = useState<number>()
  const [told, setTold] = useState('')
  const times = useTimes()
  const bringBack = async ({ id, name }: { id: number; name: string }) => {
    setWorks(id)
    const at = 'POST /api/v1/removed-projects/{id}/bring-back'
    const outcome = await browserApi()
      .send(at, { params: { id } })
      .catch(() => undefined)
    setWorks(undefined)
    if (!outcome?.answer) return setTold(m.studio_removed_failed({ name }))
    const { hostsTaken } = outcome.answer
    setTold(
      hostsTaken.length === 0
        ? m.studio_removed_back({ name })
        : m.studio_removed_back_without({ name, hosts: hostsTaken.join(', ') }),
    )
    again()
    onBack()
  }
  const removed = loaded.state === 'ready' ? loaded.value : []
  return (
    <>
      {told !== '' && <p role="status">{told}</p>}
      {removed.length > 0 && (
        <section className={styles.removed}>
          <h2>{m.studio_removed_projects()}</h2>
          <ul className={styles.projects}>
            {removed.map((project) => (
              <li key={project.id} className={styles.gone}>
                <ProjectTile name={project.name} />
                <span className={styles.name}>{project.name}</span>
                <span className={styles.city}>
                  {m.studio_removed_until({
                    date: times.say(project.until, { day: 'numeric', month: 'long' }),
                  })}
                </span>
                <Button busy={works === project.id} onClick={() => void bringBack(project)}>
                  {m.studio_removed_bring_back()}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
