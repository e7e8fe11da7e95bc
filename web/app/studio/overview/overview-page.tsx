import { langIdOf } from '@belvedere/domain/screens/locale'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Loading } from '../load/loading.tsx'
import { useLoaded } from '../load/use-loaded.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { BuildingsTable } from './buildings-table.tsx'
import styles from './studio-overview.module.css'

/** The project at a glance (STU-02). */
export default function OverviewPage() {
  const { project } = useStudioProject()
  const langId = langIdOf(useLocale())
  const [loaded, again] = useLoaded(`${project.id}`, () =>
    browserApi().read('GET /api/v1/projects/{id}/buildings', {
      params: { id: project.id },
      query: { langId },
    }),
  )
  return (
    <>
      <h1 className={styles.title}>{project.name}</h1>
      <Loading loaded={loaded} onAgain={again} rows={8}>
        {(buildings) => <BuildingsTable buildings={buildings} />}
      </Loading>
    </>
  )
}
