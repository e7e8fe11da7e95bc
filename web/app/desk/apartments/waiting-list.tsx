import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { useTimes } from '../../staff/time/use-times.ts'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { type Buyer, buyerName } from '../buyers/buyer-record.ts'
import { BuyerSearch } from '../buyers/buyer-search.tsx'
import { useDesk } from '../project/desk-project.ts'
import { BuyerLink } from '../ui/buyer-link.tsx'
import { PersonMark } from '../ui/person-mark.tsx'
import type { DeskApartment } from './desk-apartment.ts'
import styles from './desk-waiting-list.module.css'
import { joinLine, leaveLine, orderLine } from './waiting-acts.ts'

interface WaitingListProps {
  apartment: DeskApartment
  onChanged: () => void
}

/** Who waits, in order; the head of sales changes it. With the sale it is closed. */
export function WaitingList({ apartment, onChanged }: WaitingListProps) {
  const { id, waiting, status } = apartment
  const { project, profile, sells, head, reread } = useDesk()
  const times = useTimes()
  const [buyer, setBuyer] = useState<string>()
  /** Who is known here by that name. */
  const [known, setKnown] = useState<Buyer>()
  /** Whoever presses twice joins, moves and leaves once. */
  const { busy, problem, run } = useAction()

  /** Also when it was refused, the line may be another one by now. */
  async function act(work: () => Promise<unknown>, name = ''): Promise<boolean> {
    const done = await run(work, {
      'already-there': () => m.desk_already_waiting({ buyer: name }),
      'status-change-refused': m.desk_waiting_is_closed,
    })
    onChanged()
    reread()
    return done
  }

  async function join(name: string) {
    const wish = { buyer: name, ...(known && { buyerId: known.id }) }
    if (name === '' || !(await act(() => joinLine(project.id, id, wish), name))) return
    setBuyer(undefined)
    setKnown(undefined)
  }

  function moveUp(nth: number) {
    const ids = waiting.map((one) => one.id)
    const [moved = 0] = ids.splice(nth, 1)
    ids.splice(nth - 1, 0, moved)
    void act(() => orderLine(project.id, apartment, ids))
  }

  const closed = status === 'sold'
  if (waiting.length === 0 && (closed || status === 'available' || status === 'unavailable')) return null
  return (
    <section className={styles.waiting} aria-label={m.desk_waiting()}>
      <header className={styles.head}>
        <h2>
          {m.desk_waiting()} <span className={styles.count}>{waiting.length}</span>
        </h2>
        {sells && !closed && buyer === undefined && (
          <Button look="text" onClick={() => setBuyer('')}>
            {m.desk_add_buyer()}
          </Button>
        )}
      </header>
      {closed && <p className={styles.closed}>{m.desk_waiting_closed()}</p>}
      {buyer !== undefined && !closed && (
        <form
          className={styles.add}
          onSubmit={(event) => {
            event.preventDefault()
            void join(buyer.trim())
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
          {waiting.map(({ id: waitingId, buyer: name, buyerId, agent, joinedAt, offeredUntil }, nth) => (
            <li key={waitingId}>
              <span className={styles.place} aria-hidden="true">
                {nth + 1}
              </span>
              <span className={styles.who}>
                <b>
                  <BuyerLink name={name} buyerId={buyerId} />
                </b>
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
                  onClick={() => moveUp(nth)}
                >
                  <StaffIcon name="up" size={16} />
                </button>
              )}
              {sells && (head || !agent || agent.id === profile.id) && (
                <button
                  type="button"
                  className={styles.act}
                  aria-label={m.desk_take_out({ buyer: name })}
                  onClick={() => void act(() => leaveLine(project.id, waitingId))}
                >
                  <StaffIcon name="close" size={16} />
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      <ActionProblem problem={problem} />
    </section>
  )
}
