import { pickTranslation } from '@belvedere/domain/content/pick-translation'
import { waitingChanges } from '@belvedere/domain/publishing/waiting-changes'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { readEvery } from '../../staff/load/read-every.ts'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { useSettled } from '../../staff/ui/use-settled.ts'
import { Button } from '../../ui/button.tsx'
import type { Action } from '../actions/action-words.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { HistoryDays } from './history-days.tsx'
import { EVERYTHING, HistoryFilters } from './history-filters.tsx'
import styles from './studio-history.module.css'

const FIRST = 50
const MOST = 200

/** What was done to the project, by day; each row opens in place and can be undone there (HIS-01). */
export default function HistoryPage() {
  const { project, profile, overview, reload } = useStudioProject()
  const langId = langIdOf(useLocale())
  const times = useTimes()
  const [wish, setWish] = useState(EVERYTHING)
  const [size, setSize] = useState(FIRST)
  const text = useSettled(wish.text).trim()
  const [placeKind, placeId] = wish.place.split('/')
  const params = { projectId: project.id }
  const asked = JSON.stringify({ ...wish, text, size })
  const [loaded, again] = useLoaded(`${project.id} ${langId} ${asked}`, () =>
    browserApi().read('GET /api/v1/studio/projects/{projectId}/actions', {
      params,
      query: {
        langId,
        'page[size]': size,
        'filter[userId]': wish.userId,
        'filter[kind]': wish.kind,
        'filter[buildingId]': placeKind === 'buildings' ? Number(placeId) : undefined,
        'filter[masterplanId]': placeKind === 'masterplans' ? Number(placeId) : undefined,
        'filter[after]': wish.from ? times.read(`${wish.from}T00:00`)?.toISOString() : undefined,
        'filter[before]': times.endOf(wish.until)?.toISOString(),
        'filter[text]': text || undefined,
      },
    }),
  )
  const [places] = useLoaded(`${project.id} ${langId}`, async () => {
    const [masterplans, buildings] = await Promise.all([
      readEvery((query) =>
        browserApi().send('GET /api/v1/studio/projects/{projectId}/masterplans', { params, query }),
      ),
      readEvery((query) =>
        browserApi().send('GET /api/v1/studio/projects/{projectId}/buildings', { params, query }),
      ),
    ])
    const named = (kind: string, things: readonly { id: number; name: object }[]) =>
      things.map(({ id, name }) => ({
        key: `${kind}/${id}`,
        name: pickTranslation(name as Record<string, string>, langId, project.settings.defaultLangId),
      }))
    return [...named('masterplans', masterplans), ...named('buildings', buildings)]
  })
  const [people, setPeople] = useState<readonly NonNullable<Action['person']>[]>([profile])
  if (loaded.state === 'ready') {
    const known = withPeople(people, loaded.value)
    if (known.length > people.length) setPeople(known)
  }
  const waiting = overview.state === 'ready' ? waitingChanges(overview.value.drafts).length : 0
  return (
    <>
      <header className={styles.head}>
        <h1>{m.studio_history()}</h1>
        <HistoryFilters
          people={people}
          places={places.state === 'ready' ? places.value : []}
          projectName={project.name}
          wish={wish}
          onWish={setWish}
        />
      </header>
      <Loading loaded={loaded} onAgain={again} rows={8}>
        {(actions) =>
          actions.length === 0 ? (
            <div className={styles.none}>
              <p>{m.studio_no_history()}</p>
              <Button onClick={() => setWish(EVERYTHING)}>{m.studio_reset()}</Button>
            </div>
          ) : (
            <>
              <HistoryDays
                actions={actions}
                waiting={waiting}
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
