import { statusOfClaim } from '@belvedere/domain/sales/claims'
import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { statusWord } from '../../staff/apartments/status-words.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { StatusLabel } from '../../ui/status-label.tsx'
import { useDesk } from '../project/desk-project.ts'
import type { BuyerInFull } from './buyer-record.ts'
import styles from './desk-buyer.module.css'

type Claimed = BuyerInFull['claimed'][number]

/** The apartments that a buyer has now, and those that they had. */
export function BuyerClaims({ claimed }: { claimed: readonly Claimed[] }) {
  const had = claimed.filter(({ endedAt }) => endedAt !== null)
  return (
    <>
      <Claims title={m.desk_has_now()} claimed={claimed.filter(({ endedAt }) => endedAt === null)} />
      {had.length > 0 && <Claims title={m.desk_had()} claimed={had} />}
    </>
  )
}

function Claims({ title, claimed }: { title: string; claimed: readonly Claimed[] }) {
  const { project } = useDesk()
  const times = useTimes()
  const localised = useLocalised()
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {claimed.length === 0 ? (
        <p className={styles.nothing}>{m.desk_has_nothing()}</p>
      ) : (
        <ul>
          {claimed.map(({ id, apartmentId, apartmentName, kind, since, endedAt }) => (
            <li key={id} className={styles.claim} data-ended={endedAt !== null || undefined}>
              <Link to={localised(deskPath(project.id, 'apartments', apartmentId))}>{apartmentName}</Link>
              <StatusLabel status={statusOfClaim(kind)} word={statusWord(statusOfClaim(kind))} />
              <span className={styles.when}>
                {endedAt
                  ? m.desk_from_until({ from: times.day(since), until: times.day(endedAt) })
                  : m.desk_since({ day: times.day(since) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
