import { isUrgent, shareLeft } from '@belvedere/domain/sales/board'
import { statusOfClaim } from '@belvedere/domain/sales/claims'
import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { type DragEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { statusWord } from '../../staff/apartments/status-words.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { StatusGlyph } from '../../ui/status-glyph.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import { type DeskClaim, useDesk } from '../project/desk-project.ts'
import { useSteps } from '../steps/use-steps.ts'
import { PersonMark } from '../ui/person-mark.tsx'
import { iconOfCard, timeOfCard } from './card-words.ts'
import { ClaimMenu } from './claim-menu.tsx'
import styles from './desk-claim-card.module.css'
import { TimeRing } from './time-ring.tsx'

interface ClaimCardProps {
  claim: DeskClaim
  now: number
  /** On its way to the column that it stands in. */
  going: boolean
  /** Refused: it glides back. */
  back: boolean
  /** It has just come. */
  fresh: boolean
  onDrag: (claim: DeskClaim | undefined) => void
}

/** One claim on the board: what, for how much, for whom, by whom, and how long still. */
export function ClaimCard({ claim, now, going, back, fresh, onDrag }: ClaimCardProps) {
  const { project, settings, sells, openStep } = useDesk()
  const { mayExtend, extend } = useSteps()
  const times = useTimes()
  const localised = useLocalised()
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (fresh) card.current?.scrollIntoView({ block: 'nearest' })
  }, [fresh])
  const urgent = isUrgent(claim, now)
  const share = shareLeft(claim, now, settings.timeZone)
  const status = statusOfClaim(claim.kind)
  const movable = sells && claim.kind !== 'sold' && !going
  const take = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', claim.apartmentName)
    onDrag(claim)
  }
  return (
    <li
      ref={card}
      className={styles.card}
      data-urgent={urgent || undefined}
      data-going={going || undefined}
      data-back={back || undefined}
      data-fresh={fresh || undefined}
      draggable={movable}
      onDragStart={movable ? take : undefined}
      onDragEnd={() => onDrag(undefined)}
    >
      <div className={styles.head}>
        <svg
          className={styles.glyph}
          viewBox="-7 -7 14 14"
          aria-hidden="true"
          style={{ color: `var(--stt-${status})` }}
        >
          <StatusGlyph name={status} />
        </svg>
        <Link
          className={styles.name}
          to={localised(deskPath(project.id, 'apartments', claim.apartmentId))}
          data-card={claim.id}
          draggable={false}
        >
          {claim.apartmentName}
          <span className={hidden.hidden}>, {statusWord(status)}</span>
        </Link>
        {claim.price && <span className={styles.price}>{`${claim.price}\u00a0€`}</span>}
      </div>
      <div className={styles.line}>
        <span className={styles.buyer} data-nobody={claim.buyer === '' || undefined}>
          {claim.buyer || m.desk_nobody()}
        </span>
        {claim.agent && <PersonMark person={claim.agent} />}
        <ClaimMenu claim={claim} />
      </div>
      <div className={styles.line} data-time="">
        {share !== undefined && claim.kind !== 'contract' ? (
          <TimeRing
            share={share}
            size={20}
            tone={urgent ? 'error' : claim.kind === 'hold' ? 'pending-reservation' : 'reserved'}
          />
        ) : (
          <StaffIcon name={iconOfCard(claim)} size={18} />
        )}
        <span className={styles.time}>{timeOfCard(claim, now, times, urgent)}</span>
        {claim.waiting > 0 && (
          <span className={styles.waiting}>
            <StaffIcon name="line" size={18} />
            {m.desk_waiting_count({ count: claim.waiting })}
          </span>
        )}
      </div>
      {urgent && sells && (
        <div className={styles.acts}>
          {mayExtend(claim) && <Button onClick={() => extend(claim)}>{m.desk_extend_24()}</Button>}
          <Button onClick={() => openStep({ act: 'release', claim })}>{m.desk_release()}</Button>
        </div>
      )}
    </li>
  )
}
