import { dueAt, largestUnit, nextKind, shareLeft } from '@belvedere/domain/sales/board'
import { formatMoney } from '@belvedere/domain/sales/money'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import { useNow } from '../../staff/ui/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { timeOfCard } from '../board/card-words.ts'
import { MOVE_WORDS } from '../board/claim-menu.tsx'
import { TimeRing } from '../board/time-ring.tsx'
import { type DeskClaim, useDesk } from '../project/desk-project.ts'
import { useSteps } from '../steps/use-steps.ts'
import { BuyerLink } from '../ui/buyer-link.tsx'
import { PersonMark } from '../ui/person-mark.tsx'
import styles from './desk-apartment.module.css'
import type { DeskApartment } from './desk-apartment.ts'

/** Who has it, how long still, and what may be done; of one that is free, that it may be held. */
export function ActiveClaim({ apartment }: { apartment: DeskApartment }) {
  const { claim, status, id, waiting } = apartment
  const { sells, openHold } = useDesk()
  if (claim) return <OneClaim claim={claim} />
  if (status !== 'available' || !sells) return null
  const first = waiting.find(({ offeredUntil }) => offeredUntil)
  return (
    <section className={styles.free}>
      <Button
        look="primary"
        data-staff-main=""
        onClick={() =>
          openHold({ apartmentId: id, ...(first && { buyer: first.buyer, waitingId: first.id }) })
        }
      >
        {first ? m.desk_hold_for({ buyer: first.buyer }) : m.desk_hold()}
        <kbd>H</kbd>
      </Button>
      {waiting.length === 0 && <p>{m.desk_no_waiting()}</p>}
    </section>
  )
}

const UNITS = { days: m.desk_days_left, hours: m.desk_hours_left, minutes: m.desk_minutes_left }

function OneClaim({ claim }: { claim: DeskClaim }) {
  const { settings, sells, openStep } = useDesk()
  const { mayExtend, extend, mayRelease, mayCorrect } = useSteps()
  const times = useTimes()
  const now = useNow()
  const due = dueAt(claim, settings.timeZone)
  const share = shareLeft(claim, now, settings.timeZone)
  const left = due === undefined || claim.kind === 'contract' ? undefined : largestUnit(due, now)
  const next = nextKind(claim.kind)
  const { deposit } = claim
  return (
    <section className={styles.claim} aria-label={claim.buyer || m.desk_nobody()}>
      {left && share !== undefined && (
        <div className={styles.ring}>
          <TimeRing
            share={share}
            size={104}
            tone={claim.kind === 'hold' ? 'pending-reservation' : 'reserved'}
          />
          <p>
            <b>{left.count}</b> <span>{UNITS[left.unit]({ count: left.count })}</span>
          </p>
        </div>
      )}
      <div className={styles.whose}>
        <p className={styles.buyer}>
          <BuyerLink name={claim.buyer} buyerId={claim.buyerId} />
        </p>
        <p className={styles.terms}>
          {deposit &&
            m.desk_deposit_received({
              amount: formatMoney(deposit.amount),
              day: times.day(deposit.receivedOn),
            })}{' '}
          {deposit?.receipt && `${m.desk_receipt_of({ number: deposit.receipt })} `}
          {claim.kind === 'hold' && claim.until
            ? m.desk_taken_until_own({ time: times.moment(claim.until) })
            : timeOfCard(claim, now, times, false)}
        </p>
        <div className={styles.acts}>
          {sells && next && next !== 'hold' && (
            <Button look="primary" onClick={() => openStep({ act: next, claim })}>
              {MOVE_WORDS[next]()}
            </Button>
          )}
          {mayExtend(claim) && <Button onClick={() => extend(claim)}>{m.desk_extend_24()}</Button>}
          {mayRelease(claim) && (
            <Button onClick={() => openStep({ act: 'release', claim })}>{m.desk_release_more()}</Button>
          )}
          {mayCorrect(claim) && (
            <Button onClick={() => openStep({ act: 'correct', claim })}>{m.desk_correct()}</Button>
          )}
        </div>
      </div>
      {claim.agent && (
        <p className={styles.agent}>
          <PersonMark person={claim.agent} />
          <span aria-hidden="true">{claim.agent.firstName}</span>
        </p>
      )}
    </section>
  )
}
