import { langIdOf } from '@belvedere/domain/screens/locale'
import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { Link } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale, useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { WhoDid } from '../actions/who-did.tsx'
import { useAgainAfterChanges, useStudioProject } from '../project/studio-project.ts'
import styles from './studio-latest-changes.module.css'
import block from './studio-overview.module.css'

const SHOWN = 4

/** The last few actions with who did them (STU-02). */
export function LatestChanges() {
  const { project } = useStudioProject()
  const times = useTimes()
  const langId = langIdOf(useLocale())
  const localised = useLocalised()
  const [loaded, again] = useLoaded(`${project.id} ${langId}`, () =>
    browserApi().read('GET /api/v1/studio/projects/{projectId}/actions', {
      params: { projectId: project.id },
      query: { langId, 'page[size]': SHOWN },
    }),
  )
  useAgainAfterChanges(again)
  return (
    <section className={block.block} aria-labelledby="latest-changes">
      <div className={block.head}>
        <h2 id="latest-changes">{m.studio_latest()}</h2>
        <Link className={block.link} to={localised(studioPath(project.id, 'history'))}>
          {m.studio_history()}
        </Link>
      </div>
      <Loading loaded={loaded} onAgain={again} rows={SHOWN}>
        {(actions) =>
          actions.length === 0 ? (
            <p className={styles.none}>{m.studio_no_changes()}</p>
          ) : (
            <ul>
              {actions.map((action) => (
                <li key={action.id} className={styles.action}>
                  <WhoDid action={action} size={28} />
                  <time dateTime={action.at}>
                    {times.daysAgo(action.at) === 0 ? times.time(action.at) : times.day(action.at)}
                  </time>
                </li>
              ))}
            </ul>
          )
        }
      </Loading>
    </section>
  )
}
