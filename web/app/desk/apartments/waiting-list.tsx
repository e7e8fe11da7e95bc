import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAction } from '../../staff/action/use-action.tsx'
import { useTimes } from '../../staff/time/use-times.ts'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { type Buyer, buyerName } from '../buyers/buyer-record.ts'
import { BuyerSearch } from '../buyers/buyer-search.tsx'
import { tell } from '../notices/notice-store.ts'
import { useDesk } from '../project/desk-project.ts'
import { PersonMark } from '../ui/person-mark.tsx'
import type { DeskApartment } from './desk-apartment.ts'
import styles from './desk-waiting-list.module.css'
import { joinLine, leaveLine, orderLine } from './waiting-acts.ts'

interface WaitingListProps {
  apartment: DeskApartment
  onChanged: () => void
}

/** Who waits, in order; the head of sales changes it. */
export function WaitingList({ apartment, onChanged }: WaitingListProps) {
  const { id, waiting, status } = apartment
  const { project, profile, sells, head, reread } = useDesk()
  const times = useTimes()
  const [buyer, setBuyer] = useState<string>()
  /** Who is known here by that name. */
  const [known, setKnown] = useState<Buyer>()
  /** The desk says what was refused; whoever presses twice joins, moves and leaves once. */
  const { busy, run } = useAction()

  function changed(done: boolean, why = m.desk_refused_other()) {
    onChanged()
    reread()
    if (!done) tell({ tone: 'refused', title: m.desk_not_done(), text: why })
  }

  async function join(name: string) {
    if (name === '') return
    const joined = await joinLine(project.id, id, { buyer: name, ...(known && { buyerId: known.id }) })
    if (joined.is === 'already') tell({ tone: 'refused', title: m.desk_already_waiting({ buyer: name }) })
    else {
      changed(joined.is === 'joined')
      if (joined.is !== 'joined') return
      setBuyer(undefined)
      setKnown(undefined)
    }
  }

  async function moveUp(nth: number) {
    const ids = waiting.map((one) => one.id)
    const [moved = 0] = ids.splice(nth, 1)
    ids.splice(nth - 1, 0, moved)
    const ordered = await orderLine(project.id, apartment, ids)
    changed(ordered === 'done', ordered === 'stale' ? m.staff_refused_stale() : undefined)
  }

  if (waiting.length === 0 && (status === 'available' || status === 'unavailable')) return null
  return (
    <section className={styles.waiting} aria-label={m.desk_waiting()}>
      <header className={styles.head}>
        <h2>
          {m.desk_waiting()} <span className={styles.count}>{waiting.length}</span>
        </h2>
        {sells && buyer === undefined && (
          <Button look="text" onClick={() => setBuyer('')}>
            {m.desk_add_buyer()}
          </Button>
        )}
      </header>
      {buyer !== undefined && (
        <form
          className={styles.add}
          onSubmit={(event) => {
            event.preventDefault()
            void run(() => join(buyer.trim()))
          }}
        >
          <BuyerSearch
            label={m.desk_buyer()}
            value={buyer}
            chosen={known}
            onChange={(text) => {
              setBuyer(text)
              setKnown(undefined)
            }}
            onChoose={(one) => {
              setBuyer(buyerName(one))
              setKnown(one)
            }}
          />
          <div className={styles.acts}>
            <Button onClick={() => setBuyer(undefined)}>{m.desk_cancel()}</Button>
            <Button type="submit" look="primary" busy={busy}>
              {m.desk_join()}
            </Button>
          </div>
        </form>
      )}
      {waiting.length === 0 ? (
        <p className={styles.nobody}>{m.desk_no_waiting()}</p>
      ) : (
        <ol>
          {waiting.map(({ id: waitingId, buyer: name, agent, joinedAt, offeredUntil }, nth) => (
            <li key={waitingId}>
              <span className={styles.place} aria-hidden="true">
                {nth + 1}
              </span>
              <span className={styles.who}>
                <b>{name || m.desk_nobody()}</b>
                <span>
                  {offeredUntil
                    ? m.desk_has_offer({ time: times.moment(offeredUntil) })
                    : m.desk_since({ day: times.day(joinedAt) })}
                </span>
              </span>
              {agent && <PersonMark person={agent} />}
              {head && nth > 0 && (
                <button
                  type="button"
                  className={styles.act}
                  aria-label={m.desk_move_up({ buyer: name })}
                  onClick={() => void run(() => moveUp(nth))}
                >
                  <StaffIcon name="up" size={16} />
                </button>
              )}
              {sells && (head || !agent || agent.id === profile.id) && (
                <button
                  type="button"
                  className={styles.act}
                  aria-label={m.desk_take_out({ buyer: name })}
                  onClick={() => void run(async () => changed(await leaveLine(project.id, waitingId)))}
                >
                  <StaffIcon name="close" size={16} />
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
