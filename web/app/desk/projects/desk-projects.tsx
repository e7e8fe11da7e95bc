import type { Profile } from '@belvedere/contract/entities/profile'
import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { langIdOf } from '@belvedere/domain/screens/locale'
import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale, useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { PlainFrame } from '../../staff/frame/plain-frame.tsx'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { ProjectTile } from '../../staff/ui/project-tile.tsx'
import { DeskWordmark } from '../frame/desk-wordmark.tsx'
import styles from './desk-projects.module.css'

interface DeskProjectsProps {
  profile: Profile
  nothing: ReactNode
}

/** Who sells one project is at its desk at once; who sells several chooses. */
export function DeskProjects({ profile, nothing }: DeskProjectsProps) {
  const langId = langIdOf(useLocale())
  const localised = useLocalised()
  const [loaded, again] = useLoaded('projects', () =>
    browserApi().read('GET /api/v1/projects', { query: { langId } }),
  )
  if (loaded.state === 'failed' && loaded.status === 403) return nothing
  const [only, another] = loaded.state === 'ready' ? loaded.value : []
  if (only && !another) return <Navigate to={localised(deskPath(only.id))} replace />
  if (loaded.state === 'ready' && !only) return nothing
  return (
    <PlainFrame profile={profile} wordmark={<DeskWordmark />} width="narrow">
      <title>{m.desk()}</title>
      <h1>{m.studio_projects()}</h1>
      <Loading loaded={loaded} onAgain={again}>
        {(projects) => (
          <ul className={styles.projects}>
            {projects.map(({ id, name, city }) => (
              <li key={id}>
                <Link className={styles.project} to={localised(deskPath(id))}>
                  <ProjectTile name={name} />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.city}>{city}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loading>
    </PlainFrame>
  )
}
