import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { ImportActions } from './import-actions.tsx'
import type { Import } from './import-types.ts'
import styles from './studio-file-step.module.css'

const SHOWN = 10

/** What was brought in, and what waits for its time. */
export function LatestImports() {
  const { project } = useStudioProject()
  const [loaded, again] = useLoaded(`${project.id}`, () =>
    browserApi().read('GET /api/v1/studio/projects/{projectId}/imports', {
      params: { projectId: project.id },
      query: { 'page[size]': SHOWN },
    }),
  )
  return (
    <section className={styles.latest}>
      <h2>{m.studio_import_latest()}</h2>
      <Loading loaded={loaded} onAgain={again}>
        {(imports) =>
          imports.length === 0 ? (
            <p>{m.studio_import_none()}</p>
          ) : (
            <ul>
              {imports.map((one) => (
                <li key={one.id}>
                  <strong>{one.fileName}</strong>
                  <Facts of={one} />
                  <ImportActions of={one} onDone={again} />
                </li>
              ))}
            </ul>
          )
        }
      </Loading>
    </section>
  )
}

function Facts({ of: { state, undone, changes, leftOut, applyAt, appliedAt, apiKey } }: { of: Import }) {
  const times = useTimes()
  const count = { count: changes }
  const at = state === 'scheduled' ? applyAt : appliedAt
  const said = [
    state === 'cancelled'
      ? m.studio_import_cancelled()
      : undone
        ? m.studio_import_undone()
        : state === 'scheduled'
          ? m.studio_import_scheduled(count)
          : m.studio_import_applied(count),
    leftOut > 0 && m.studio_import_left_out({ count: leftOut }),
    at && times.momentOfYear(at),
    apiKey && m.studio_import_by_key({ key: apiKey }),
  ]
  return <span className={styles.facts}>{said.filter(Boolean).join(', ')}</span>
}
