import { formatMoney } from '@belvedere/domain/sales/money'
import { nearestFree } from '@belvedere/domain/sales/nearest-free'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useAction } from '../../staff/action/use-action.tsx'
import { statusWord } from '../../staff/apartments/status-words.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { agoWords } from '../../staff/ui/ago-words.ts'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { useNow } from '../../staff/ui/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { joinLine } from '../apartments/waiting-acts.ts'
import { tell } from '../notices/notice-store.ts'
import { useDesk } from '../project/desk-project.ts'
import type { Flat } from '../project/load-flats.ts'
import type { Outcome } from './claim.ts'
import styles from './desk-hold.module.css'
import refusedStyles from './desk-hold-refused.module.css'

interface HoldRefusedProps {
  refused: Extract<Outcome, { is: 'taken' | 'offered' | 'not-free' }>
  flat: Flat
  flats: readonly Flat[]
  buyer: string
  /** Their record, where they have one. */
  record: { readonly buyerId?: number; readonly enquiryId?: number }
  busy: boolean
  onPassOver: (waitingId: number) => void
  /** Another apartment for the same buyer. */
  onOther: (apartmentId: number) => void
  onClose: () => void
}

/** Who has it and since when, what else is free, and the way into the line for it. */
export function HoldRefused({ refused, flat, flats, buyer, record, busy, ...on }: HoldRefusedProps) {
  const { project, reread } = useDesk()
  const { busy: joining, problem, run } = useAction()
  const near = nearestFree(flat, flats)

  const join = () =>
    run(
      async () => {
        const place = await joinLine(project.id, flat.id, { buyer, ...record })
        reread()
        on.onClose()
        tell({
          tone: 'done',
          title: m.desk_joined({ name: flat.name, buyer }),
          text: m.desk_joined_place({ place }),
        })
      },
      {
        'already-there': () => m.desk_already_waiting({ buyer }),
        'status-change-refused': m.desk_waiting_is_closed,
      },
    )

  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <div className={refusedStyles.refused} role="alert">
          <Icon name="error" />
          <WhoAndWhen refused={refused} flat={flat} buyer={buyer} />
        </div>
        {near.length > 0 && (
          <section className={refusedStyles.near} aria-label={m.desk_free_alike()}>
            <h3>{m.desk_free_alike()}</h3>
            <ul>
              {near.map((other) => (
                <li key={other.id}>
                  {other.plan && <img src={other.plan} alt="" />}
                  <span className={refusedStyles.nearName}>
                    <b>{other.name}</b>
                    <span className={refusedStyles.text}>{floorWords(other.floor - flat.floor)}</span>
                  </span>
                  {other.price != null && <span>{formatMoney(other.price)}</span>}
                  <Button
                    aria-label={m.desk_hold_of({ name: other.name })}
                    onClick={() => on.onOther(other.id)}
                  >
                    {m.desk_hold()}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.said} role={problem ? 'alert' : undefined} data-wrong="">
          {problem}
        </p>
        <Button className={styles.cancel} onClick={on.onClose}>
          {m.desk_cancel()}
        </Button>
        {refused.is === 'taken' && (
          <Button look="primary" busy={joining} onClick={() => void join()}>
            <StaffIcon name="line" size={18} />
            {m.desk_join()}
          </Button>
        )}
        {refused.is === 'offered' && (
          <Button look="primary" busy={busy} onClick={() => on.onPassOver(refused.offered.waitingId)}>
            {m.desk_pass_over()}
          </Button>
        )}
      </div>
    </div>
  )
}

function WhoAndWhen({ refused, flat, buyer }: Pick<HoldRefusedProps, 'refused' | 'flat' | 'buyer'>) {
  const locale = useLocale()
  const times = useTimes()
  const now = useNow(1_000)
  const { name } = flat
  if (refused.is === 'offered') {
    const { buyer: first, until } = refused.offered
    return (
      <div>
        <p className={refusedStyles.why}>{m.desk_offered_to({ name, buyer: first })}</p>
        <p>{m.desk_offered_text({ time: times.moment(until ?? now) })}</p>
      </div>
    )
  }
  if (refused.is === 'not-free')
    return (
      <div>
        <p className={refusedStyles.why}>{m.desk_not_free({ name })}</p>
        <p>{m.desk_not_free_text({ status: statusWord(flat.status) })}</p>
      </div>
    )
  const { by, at, until, waiting } = refused.taken
  const ago = agoWords(at, locale, now)
  const agent = by && `${by.firstName} ${by.lastName}`
  return (
    <div>
      <p className={refusedStyles.why}>
        {agent ? m.desk_taken({ name, agent, ago }) : m.desk_taken_nobody({ name, ago })}
      </p>
      <p>
        {until ? m.desk_taken_until({ time: times.moment(until) }) : m.desk_taken_firm()}{' '}
        {m.desk_would_be({ buyer, place: waiting + 1 })}
      </p>
    </div>
  )
}

function floorWords(floors: number): string {
  if (floors === 0) return m.desk_same_floor()
  return floors > 0 ? m.desk_floors_above({ count: floors }) : m.desk_floors_below({ count: -floors })
}
