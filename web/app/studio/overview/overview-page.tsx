import { langIdOf } from '@belvedere/domain/screens/locale'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { tellLost } from '../../state/notify.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { useAgainAfterChanges, useStudioProject } from '../project/studio-project.ts'
import { PublishButton } from '../publish/publish-button.tsx'
import { BeforePublishing } from './before-publishing.tsx'
import { BuildingsTable } from './buildings-table.tsx'
import { EnquiriesOfWeek } from './enquiries-of-week.tsx'
import { LatestChanges } from './latest-changes.tsx'
import { NextPriceList } from './next-price-list.tsx'
import { OverviewHead } from './overview-head.tsx'
import styles from './studio-overview.module.css'

/** Seen once in a project's life. */
const NewProjectPage = onDemand(() => import('../new-project/new-project-page.tsx'))

const EDIT = { resource: 'content', permission: 'write' } as const

/** The project at a glance (STU-02); as long as it has no apartments, the first step to them. */
export default function OverviewPage() {
  const { overview, may } = useStudioProject()
  const isNew = overview.state === 'ready' && overview.value.facts.apartments === 0
  return isNew && may(EDIT) ? <NewProjectPage onLost={tellLost} /> : <AtAGlance />
}

function AtAGlance() {
  const { project, overview, reload, may } = useStudioProject()
  const langId = langIdOf(useLocale())
  const [loaded, again] = useLoaded(`${project.id}`, () =>
    browserApi().read('GET /api/v1/projects/{id}/buildings', {
      params: { id: project.id },
      query: { langId },
    }),
  )
  useAgainAfterChanges(again)
  return (
    <>
      <Loading loaded={loaded} onAgain={again} rows={2}>
        {(buildings) => <OverviewHead buildings={buildings} />}
      </Loading>
      <div className={styles.publish}>
        <PublishButton leads />
      </div>
      <div className={styles.grid}>
        <div className={styles.column}>
          <Loading loaded={loaded} onAgain={again} rows={8}>
            {(buildings) => buildings.length > 0 && <BuildingsTable buildings={buildings} />}
          </Loading>
          <div className={styles.pair}>
            <EnquiriesOfWeek />
            <NextPriceList />
          </div>
        </div>
        <div className={styles.column}>
          {may(EDIT) && (
            <Loading loaded={overview} onAgain={reload} rows={4}>
              {({ facts }) => <BeforePublishing facts={facts} />}
            </Loading>
          )}
          <LatestChanges />
        </div>
      </div>
    </>
  )
}
