import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { Link } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { useStudioProject } from '../project/studio-project.ts'
import styles from './studio-next-price-list.module.css'
import block from './studio-overview.module.css'

const LOOKED_THROUGH = 100

/** The list that waits for its day, the soonest of them, and the way to it (STU-02). */
export function NextPriceList() {
  const { project, sections } = useStudioProject()
  const localised = useLocalised()
  const [imports] = useLoaded(`${project.id}`, () =>
    browserApi().read('GET /api/v1/studio/projects/{projectId}/imports', {
      params: { projectId: project.id },
      query: { 'page[size]': LOOKED_THROUGH },
    }),
  )
  if (imports.state !== 'ready') return null
  const [next] = imports.value
    .flatMap(({ state, applyAt, fileName, changes }) =>
      state === 'scheduled' && applyAt !== null ? [{ at: applyAt, fileName, changes }] : [],
    )
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const section = sections.find(({ path }) => path === 'import')
  if (!next && !section) return null
  return (
    <section className={block.block} aria-labelledby="next-list">
      <div className={block.head}>
        <h2 id="next-list">{m.studio_next_list()}</h2>
        {section && (
          <Link className={block.link} to={localised(studioPath(project.id, section.path))}>
            {section.name()}
          </Link>
        )}
      </div>
      {next ? (
        <>
          <Moment at={next.at} />
          <p
            className={styles.what}
          >{`${m.studio_changes_count({ count: next.changes })}, ${next.fileName}`}</p>
        </>
      ) : (
        <p className={styles.none}>{m.studio_next_list_none()}</p>
      )}
    </section>
  )
}

/** `1 Dec 09:00`. */
function Moment({ at }: { at: string }) {
  const times = useTimes()
  return (
    <time className={styles.moment} dateTime={at}>
      {times.day(at)} <span>{times.time(at)}</span>
    </time>
  )
}
