import type { ActionKind } from '@belvedere/contract/entities/action-kinds'
import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { Button } from '../../ui/button.tsx'
import type { Action } from '../actions/action-words.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { HistoryDays } from './history-days.tsx'
import { HistoryFilters } from './history-filters.tsx'
import styles from './studio-history.module.css'

const FIRST = 50
const MOST = 200

/** What was done to the project, by day; each row opens in place and can be undone there (HIS-01). */
export default function HistoryPage() {
  const { project, profile, reload } = useStudioProject()
  const times = useTimes()
  const [userId, setUserId] = useState<number>()
  const [kind, setKind] = useState<ActionKind>()
  const [until, setUntil] = useState('')
  const [size, setSize] = useState(FIRST)
  const [loaded, again] = useLoaded(`${project.id} ${userId} ${kind} ${until} ${size}`, () =>
    browserApi().read('GET /api/v1/studio/projects/{projectId}/actions', {
      params: { projectId: project.id },
      query: {
        'page[size]': size,
        'filter[userId]': userId,
        'filter[kind]': kind,
        'filter[before]': times.endOf(until)?.toISOString(),
      },
    }),
  )
  const [people, setPeople] = useState<readonly NonNullable<Action['person']>[]>([profile])
  if (loaded.state === 'ready') {
    const known = withPeople(people, loaded.value)
    if (known.length > people.length) setPeople(known)
  }
  const reset = () => {
    setUserId(undefined)
    setKind(undefined)
    setUntil('')
  }
  return (
    <>
      <header className={styles.head}>
        <h1>{m.studio_history()}</h1>
        <HistoryFilters
          people={people}
          userId={userId}
          onUserId={setUserId}
          kind={kind}
          onKind={setKind}
          until={until}
          onUntil={setUntil}
        />
      </header>
      <Loading loaded={loaded} onAgain={again} rows={8}>
        {(actions) =>
          actions.length === 0 ? (
            <div className={styles.none}>
              <p>{m.studio_no_history()}</p>
              <Button onClick={reset}>{m.studio_reset()}</Button>
            </div>
          ) : (
            <>
              <HistoryDays
                actions={actions}
                onUndone={() => {
                  again()
                  reload()
                }}
              />
              {actions.length === size && size < MOST && (
                <Button onClick={() => setSize(MOST)}>{m.studio_more_history()}</Button>
              )}
            </>
          )
        }
      </Loading>
    </>
  )
}

/** Whoever was seen in the list can be chosen, also once the list shows one person alone. */
function withPeople(
  known: readonly NonNullable<Action['person']>[],
  actions: readonly Action[],
): readonly NonNullable<Action['person']>[] {
  const all = new Map(
    [...known, ...actions.flatMap(({ person }) => person ?? [])].map((person) => [person.id, person]),
  )
  return [...all.values()]
}
