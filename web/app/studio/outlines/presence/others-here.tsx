import { m } from '../../../paraglide/messages.js'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './studio-presence.module.css'
import type { OtherHere } from './use-presence.ts'

/** Who else draws on this picture. */
export function OthersHere({ others }: { others: readonly OtherHere[] }) {
  if (others.length === 0) return null
  return (
    <ul className={styles.others} aria-label={m.studio_others_here()}>
      {others.map((other) => (
        <li key={other.tab} title={nameOf(other)}>
          <Avatar person={personOf(other)} />
          <span className={styles.name}>{nameOf(other)}</span>
        </li>
      ))}
    </ul>
  )
}

const personOf = ({ userId, firstName, lastName }: OtherHere) => ({
  id: userId,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
})

/** Of those who have none for others, their number. */
export function nameOf({ userId, firstName, lastName }: OtherHere): string {
  return firstName ? `${firstName} ${lastName ?? ''}`.trim() : m.studio_colleague({ number: userId })
}
