import { mayAct } from '@belvedere/domain/enquiries/inbox'
import { isToCome } from '@belvedere/domain/enquiries/what-stands'
import { addDays } from '@belvedere/domain/reports/report-period'
import { zonedDay } from '@belvedere/domain/sales/zoned-time'
import { type FormEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { useTimes } from '../../staff/time/use-times.ts'
import { useNow } from '../../staff/ui/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { useDesk } from '../project/desk-project.ts'
import styles from './desk-enquiry-side.module.css'
import { REFUSED_STEP } from './enquiry-words.ts'
import type { Act, EnquiryInFull } from './inbox-enquiry.ts'

const VIEWING_TIME = '11:00'

interface ViewingProps {
  enquiry: EnquiryInFull
  onAct: Act
}

/** The viewing that is to come, which can be moved and called off; or the way to set one. */
export function Viewing({ enquiry, onAct }: ViewingProps) {
  const { profile, head } = useDesk()
  const times = useTimes()
  const now = useNow()
  const { problem, busy, run, say } = useAction()
  const [asks, setAsks] = useState<'time' | 'off'>()
  const coming = isToCome(enquiry.viewingAt, now) ? enquiry.viewingAt : undefined
  const mine = mayAct({ agentId: enquiry.agent?.id ?? null, seller: { id: profile.id, head } })

  async function record(step: Parameters<Act>[0]) {
    if (await run(() => onAct(step), REFUSED_STEP)) setAsks(undefined)
  }
  const put = (at: Date | undefined) => {
    if (!isToCome(at?.toISOString() ?? null, Date.now())) return say(m.desk_only_future())
    void record({
      kind: coming ? 'viewing-moved' : 'viewing',
      viewingAt: at?.toISOString() ?? '',
      note: '',
    })
  }
  const ask = (what: typeof asks) => {
    say(undefined)
    setAsks(what)
  }

  return (
    <>
      <span>
        {coming ? m.desk_viewing_is({ time: times.moment(coming), zone: times.timeZone }) : m.desk_not_set()}
      </span>
      {mine && asks === undefined && (
        <span className={styles.ways}>
          <Button look="text" onClick={() => ask('time')}>
            {coming ? m.desk_move() : m.desk_set_time()}
          </Button>
          {coming && (
            <Button look="text" onClick={() => ask('off')}>
              {m.desk_call_off()}
            </Button>
          )}
        </span>
      )}
      {asks === 'time' && (
        <ViewingTime coming={coming} busy={busy} onTime={put} onClose={() => ask(undefined)} />
      )}
      {asks === 'off' && (
        <span className={styles.ways} role="status">
          {m.desk_call_off_ask()}
          <Button busy={busy} onClick={() => void record({ kind: 'viewing-off', note: '' })}>
            {m.desk_call_off_yes()}
          </Button>
          <Button look="text" onClick={() => ask(undefined)}>
            {m.desk_call_off_no()}
          </Button>
        </span>
      )}
      <ActionProblem problem={problem} />
    </>
  )
}

interface ViewingTimeProps {
  coming: string | undefined
  busy: boolean
  onTime: (at: Date | undefined) => void
  onClose: () => void
}

/** By the clock of the project, which is named: who sets it may sit elsewhere. */
function ViewingTime({ coming, busy, onTime, onClose }: ViewingTimeProps) {
  const times = useTimes()
  const [when, setWhen] = useState(() =>
    coming ? times.typed(coming) : `${addDays(zonedDay(Date.now(), times.timeZone), 1)}T${VIEWING_TIME}`,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onTime(times.read(when))
  }
  return (
    <form className={styles.viewing} noValidate onSubmit={submit}>
      <input
        type="datetime-local"
        aria-label={coming ? m.desk_move_viewing() : m.desk_set_time()}
        min={times.typed(Date.now())}
        value={when}
        onChange={({ target }) => setWhen(target.value)}
      />
      <span className={styles.zone}>{m.desk_in_zone({ zone: times.timeZone })}</span>
      <span className={styles.ways}>
        <Button type="submit" busy={busy}>
          {coming ? m.desk_move() : m.desk_set()}
        </Button>
        <Button look="text" onClick={onClose}>
          {m.desk_cancel()}
        </Button>
      </span>
    </form>
  )
}
