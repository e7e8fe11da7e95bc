import type { Profile } from '@belvedere/contract/entities/profile'
import { ROLES } from '@belvedere/domain/accounts/roles'
import type { LanguageId } from '@belvedere/domain/content/languages'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { OPERATIONS_PATH, studioPath } from '@belvedere/domain/screens/studio-paths'
import { useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale, useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { PlainFrame } from '../../staff/frame/plain-frame.tsx'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { ProjectTile } from '../../staff/ui/project-tile.tsx'
import { tellLost } from '../../state/notify.ts'
import { Button } from '../../ui/button.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { Wordmark } from '../frame/top-bar.tsx'
import { NewProjectForm } from '../new-project/new-project-form.tsx'
import { StateTag } from '../ui/state-tag.tsx'
import { RemovedProjects } from './removed-projects.tsx'
import styles from './studio-projects-page.module.css'

const AccountsPanel = onDemand(() => import('../accounts/accounts-panel.tsx'))

/** The projects that one works on; super_admin makes new ones and has everyone's accounts (STU-01, PPL-02). */
export function ProjectsPage({ profile }: { profile: Profile }) {
  const langId = langIdOf(useLocale())
  const localised = useLocalised()
  const [loaded, again] = useLoaded('projects', () => projectsOf(langId))
  const [making, setMaking] = useState(false)
  const [accounts, setAccounts] = useState(false)
  const others = loaded.state === 'ready' ? loaded.value : []
  const mayMake = profile.roles.includes(ROLES.super_admin)
  return (
    <PlainFrame profile={profile} wordmark={<Wordmark />}>
      <title>{m.studio()}</title>
      <div className={styles.head}>
        <h1>{m.studio_projects()}</h1>
        {mayMake && (
          <span className={styles.acts}>
            <Link className={styles.link} to={localised(OPERATIONS_PATH)}>
              {m.studio_ops()}
            </Link>
            <Button onClick={() => setAccounts(true)}>{m.studio_accounts()}</Button>
            {!making && (
              <Button onClick={() => setMaking(true)} data-staff-main="">
                {m.studio_new_project()}
              </Button>
            )}
          </span>
        )}
      </div>
      {accounts && <AccountsPanel ownId={profile.id} onClose={() => setAccounts(false)} onLost={tellLost} />}
      {making && (
        <NewProjectForm
          others={others}
          onClose={() => {
            setMaking(false)
            again()
          }}
        />
      )}
      <Loading loaded={loaded} onAgain={again}>
        {(projects) =>
          projects.length === 0 ? (
            !mayMake && <p>{m.studio_no_projects()}</p>
          ) : (
            <ul className={styles.projects}>
              {projects.map((project) => (
                <ProjectRow key={project.id} project={project} />
              ))}
            </ul>
          )
        }
      </Loading>
      {mayMake && <RemovedProjects langId={langId} onBack={again} />}
    </PlainFrame>
  )
}

type Listed = Awaited<ReturnType<typeof projectsOf>>[number]

/** Who works on none is not let in to the list: that is no error of theirs. */
async function projectsOf(langId: LanguageId) {
  const { response, answer } = await browserApi().send('GET /api/v1/projects', { query: { langId } })
  if (answer || response.status === 403) return answer ?? []
  throw response
}

function ProjectRow({ project: { id, name, city, publish, counts } }: { project: Listed }) {
  const localised = useLocalised()
  return (
    <li>
      <Link className={styles.project} to={localised(studioPath(id))}>
        <ProjectTile name={name} />
        <span className={styles.name}>{name}</span>
        <span className={styles.city}>{city}</span>
        <StateTag live={publish} />
        <span className={styles.counts}>
          {m.studio_counts({
            buildings: m.studio_buildings_count({ count: counts.buildings }),
            apartments: m.studio_apartments_count({ count: counts.apartments }),
          })}
        </span>
      </Link>
    </li>
  )
}
