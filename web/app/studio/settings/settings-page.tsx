import { pickTranslation } from '@belvedere/domain/content/pick-translation'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useLocation } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { readEvery } from '../../staff/load/read-every.ts'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { ApiKeys } from './api-keys.tsx'
import { DeliveriesPage } from './deliveries-page.tsx'
import { ProjectHosts } from './project-hosts.tsx'
import { SettingsForm } from './settings-form.tsx'
import styles from './studio-settings.module.css'
import { DELIVERIES, Webhooks } from './webhooks.tsx'

const HOSTS = { resource: 'projects', permission: 'write' } as const

/** What holds for the whole project (SET-01); each field saves itself. */
export default function SettingsPage() {
  const { pathname } = useLocation()
  return pathname.replace(/\/$/, '').endsWith(`/${DELIVERIES}`) ? <DeliveriesPage /> : <OfSettings />
}

function OfSettings() {
  const { project, profile, may, overview, reload } = useStudioProject()
  const faces = overview.state === 'ready' ? overview.value.buildings : []
  /** As a building would be called were it published now. */
  const nameNow = (id: number) =>
    pickTranslation(faces.find((one) => one.id === id)?.name ?? {}, langId, project.settings.defaultLangId)
  const langId = langIdOf(useLocale())
  const params = { id: project.id }
  const [loaded, again] = useLoaded(`${project.id}`, async () => ({
    project: await browserApi().read('GET /api/v1/projects/{id}', { params, query: { langId } }),
    settings: await browserApi().read('GET /api/v1/projects/{id}/settings', { params }),
    buildings: (
      await readEvery((from) =>
        browserApi().send('GET /api/v1/projects/{id}/buildings', { params, query: { langId, ...from } }),
      )
    ).map(({ id, name, statusCounts }) => ({
      id,
      name,
      apartments: Object.values(statusCounts).reduce((sum, count) => sum + count, 0),
    })),
  }))
  return (
    <>
      <h1 className={styles.title}>{m.studio_settings()}</h1>
      <p className={styles.lead}>{m.studio_settings_lead()}</p>
      <Loading loaded={loaded} onAgain={again} rows={8}>
        {({ buildings, ...opened }) => (
          <SettingsForm
            opened={{
              ...opened,
              buildings: buildings.map((one) => ({ ...one, name: nameNow(one.id) || one.name })),
            }}
            userId={profile.id}
            onSaved={reload}
          />
        )}
      </Loading>
      {may(HOSTS) && <ProjectHosts project={project} onSaved={reload} />}
      <Webhooks projectId={project.id} />
      <ApiKeys projectId={project.id} />
    </>
  )
}
