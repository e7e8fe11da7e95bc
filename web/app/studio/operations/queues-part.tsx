import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { useTimes } from '../../staff/time/use-times.ts'
import { agoWords } from '../../staff/ui/ago-words.ts'
import { Button } from '../../ui/button.tsx'
import type { Installation, Queue } from './installation.ts'
import { Part } from './part.tsx'
import { queueWords } from './queue-words.ts'
import styles from './studio-operations.module.css'
import { Row, Table } from './table.tsx'

interface QueuesPartProps {
  installation: Installation
  onChanged: () => void
}

const isEmpty = ({ waiting, running, failing, givenUp }: Queue) => waiting + running + failing + givenUp === 0

/** What waits for a worker, fails or was given up; empty queues are counted alone. */
export function QueuesPart({ installation, onChanged }: QueuesPartProps) {
  const [done, setDone] = useState(false)
  const { busy: sending, problem, run } = useAction()
  const busy = installation.queues.filter((queue) => !isEmpty(queue))
  const empty = installation.queues.length - busy.length
  const columns = [
    m.studio_ops_queue(),
    m.studio_ops_waiting(),
    m.studio_ops_due(),
    m.studio_ops_running(),
    m.studio_ops_failing(),
    m.studio_ops_gave_up(),
    '',
  ]
  async function tryAgain({ id }: Queue) {
    setDone(
      await run(() =>
        answered(browserApi().send('POST /api/v1/operations/try-again', { body: { queue: id } })),
      ),
    )
    onChanged()
  }
  return (
    <Part title={m.studio_ops_queues()}>
      {busy.length === 0 ? (
        <p>{m.studio_ops_no_jobs()}</p>
      ) : (
        <>
          <Table label={m.studio_ops_queues()} columns={columns}>
            {busy.map((queue) => (
              <Row key={queue.id} columns={columns}>
                <QueueName queue={queue} />
                <span>{queue.waiting}</span>
                <Due queue={queue} at={installation.at} />
                <span>{queue.running}</span>
                <Failing queue={queue} />
                <span data-mark={queue.givenUp > 0 && queue.mayRetry ? 'soon' : undefined}>
                  {queue.givenUp}
                </span>
                <Again queue={queue} busy={sending} onAgain={() => void tryAgain(queue)} />
              </Row>
            ))}
          </Table>
          {empty > 0 && <p className={styles.note}>{m.studio_ops_others_empty({ count: empty })}</p>}
        </>
      )}
      <p role="status" className={styles.said}>
        {done && m.studio_ops_again_done()}
      </p>
      <ActionProblem problem={problem} />
    </Part>
  )
}

function QueueName({ queue: { id, lastError } }: { queue: Queue }) {
  return (
    <>
      {queueWords(id)}
      <code className={styles.small}>{id}</code>
      {lastError && <span className={styles.error}>{lastError}</span>}
    </>
  )
}

function Due({ queue: { dueSince }, at }: { queue: Queue; at: string }) {
  const locale = useLocale()
  if (dueSince === null) return <span>—</span>
  return <time dateTime={dueSince}>{agoWords(dueSince, locale, Date.parse(at))}</time>
}

function Failing({ queue: { failing, tries, keptUntil } }: { queue: Queue }) {
  const times = useTimes()
  return (
    <>
      {failing}
      {failing > 0 && <span className={styles.small}>{m.studio_ops_tries({ count: tries })}</span>}
      {keptUntil && (
        <span className={styles.small}>
          {m.studio_ops_kept_until({ time: times.momentOfYear(keptUntil) })}
        </span>
      )}
    </>
  )
}

function Again({ queue, busy, onAgain }: { queue: Queue; busy: boolean; onAgain: () => void }) {
  if (queue.failing + queue.givenUp === 0) return <span />
  if (!queue.mayRetry) return <span className={styles.small}>{m.studio_ops_of_projects()}</span>
  return (
    <Button
      look="text"
      busy={busy}
      aria-label={m.studio_ops_again_of({ name: queueWords(queue.id) })}
      onClick={onAgain}
    >
      {m.studio_try_again()}
    </Button>
  )
}
