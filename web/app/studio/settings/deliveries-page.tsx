import type { Answer } from '@belvedere/contract/client-types'
import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { DELIVERY_STATES, type DeliveryState } from '@belvedere/domain/webhooks/event-kinds'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { Button } from '../../ui/button.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import { useStudioProject } from '../project/studio-project.ts'
import { Segmented } from '../ui/segmented.tsx'
import styles from './studio-deliveries.module.css'
import { hostOf, problemWord, stateWord } from './webhook-words.ts'

type Delivery = Answer<'GET /api/v1/studio/projects/{projectId}/webhook-deliveries'>[number]

const FIRST = 50
const MOST = 200
/** While something is on its way. */
const LOOK_AGAIN_MS = 3_000

const SHOWN = ['all', ...DELIVERY_STATES.filter((state) => state !== 'erased')] as const

/** What was sent to other systems and what they answered; what failed is sent again from here (INB-04). */
export function DeliveriesPage() {
  const { project } = useStudioProject()
  const localised = useLocalised()
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all')
  const [size, setSize] = useState(FIRST)
  const [loaded, again] = useLoaded(`${project.id} ${shown} ${size}`, () =>
    browserApi().read('GET /api/v1/studio/projects/{projectId}/webhook-deliveries', {
      params: { projectId: project.id },
      query: { 'page[size]': size, state: shown === 'all' ? undefined : shown },
    }),
  )
  const waits = loaded.state === 'ready' && loaded.value.some(({ state }) => state === 'waiting')
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(again, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [waits, again])

  const { busy, problem, run } = useAction()
  const sendAgain = (id: number) =>
    run(async () => {
      await answered(
        browserApi().send('POST /api/v1/studio/projects/{projectId}/webhook-deliveries/{id}/send-again', {
          params: { projectId: project.id, id },
        }),
      )
      again()
    })

  return (
    <>
      <p className={styles.back}>
        <Link to={localised(studioPath(project.id, 'settings'))}>{m.studio_hooks_back()}</Link>
      </p>
      <header className={styles.head}>
        <h1>{m.studio_hooks_deliveries()}</h1>
        <Segmented
          label={m.studio_hooks_state()}
          value={shown}
          choices={SHOWN.map((value) => ({
            value,
            words: value === 'all' ? m.studio_hooks_all() : stateWord(value),
          }))}
          onChange={setShown}
        />
      </header>
      <p className={styles.lead}>{m.studio_hooks_deliveries_lead()}</p>
      <ActionProblem problem={problem} />
      <Loading loaded={loaded} onAgain={again} rows={8}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p>{shown === 'all' ? m.studio_hooks_none() : m.studio_hooks_none_so()}</p>
          ) : (
            <>
              <DeliveriesTable deliveries={deliveries} busy={busy} onAgain={(id) => void sendAgain(id)} />
              {deliveries.length === size && size < MOST && (
                <Button onClick={() => setSize(MOST)}>{m.studio_hooks_more()}</Button>
              )}
            </>
          )
        }
      </Loading>
    </>
  )
}

interface DeliveriesTableProps {
  deliveries: readonly Delivery[]
  busy: boolean
  onAgain: (id: number) => void
}

function DeliveriesTable({ deliveries, busy, onAgain }: DeliveriesTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.studio_hooks_when()}</th>
          <th scope="col">{m.studio_hooks_event()}</th>
          <th scope="col">{m.studio_hooks_to()}</th>
          <th scope="col">{m.studio_hooks_state()}</th>
          <th scope="col">{m.studio_hooks_answer()}</th>
          <th scope="col">{m.studio_hooks_tries()}</th>
          <th scope="col">
            <span className={hidden.hidden}>{m.studio_hooks_again()}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            busy={busy}
            onAgain={() => onAgain(delivery.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

function DeliveryRow({
  delivery,
  busy,
  onAgain,
}: {
  delivery: Delivery
  busy: boolean
  onAgain: () => void
}) {
  const times = useTimes()
  const { at, kind, apartmentName, address, state, answer, problem, attempts, nextTryAt } = delivery
  const time = times.momentOfYear(at)
  const mayAgain: readonly DeliveryState[] = ['failed', 'delivered', 'waiting']
  return (
    <tr>
      <td>
        <time dateTime={at}>{time}</time>
      </td>
      <td>
        <code>{kind}</code>
        {apartmentName && <span className={styles.note}>{apartmentName}</span>}
      </td>
      <td>{hostOf(address)}</td>
      <td>
        <span className={styles.state} data-state={state}>
          {stateWord(state)}
        </span>
        {nextTryAt && attempts > 0 && (
          <span className={styles.note}>
            {m.studio_hooks_next_try({ time: times.momentOfYear(nextTryAt) })}
          </span>
        )}
      </td>
      <td>{answer ?? (problem ? problemWord(problem) : '—')}</td>
      <td>{attempts}</td>
      <td className={styles.acts}>
        {mayAgain.includes(state) && attempts > 0 && (
          <Button
            look="text"
            disabled={busy}
            aria-label={m.studio_hooks_again_of({ event: kind, time })}
            onClick={onAgain}
          >
            {m.studio_hooks_again()}
          </Button>
        )}
      </td>
    </tr>
  )
}
