import type { ProjectPoint } from '@belvedere/contract/entities/project'
import { masterplanPath } from '@belvedere/domain/screens/screen-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import styles from './project-list.module.css'

/** Every project of the host; one without published content says that it comes. */
export function ProjectList({ projects }: { projects: readonly ProjectPoint[] }) {
  const localised = useLocalised()
  return (
    <ul className={styles.list}>
      {projects.map((project) => (
        <li key={project.id}>
          {project.rootMasterplanId === null ? (
            <div className={styles.card}>
              <Words project={project} soon />
            </div>
          ) : (
            <Link className={styles.card} to={localised(masterplanPath(project.rootMasterplanId))}>
              <Words project={project} />
              <Icon name="open" />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function Words({ project, soon = false }: { project: ProjectPoint; soon?: boolean }) {
  const place = [project.city, project.country].filter(Boolean).join(', ')
  return (
    <span className={styles.words}>
      <span className={styles.name}>{project.name}</span>
      <span>{place}</span>
      <span>{m.available_of({ available: project.counts.available, total: project.counts.apartments })}</span>
      {soon && <span>{m.project_soon()}</span>}
    </span>
  )
}
