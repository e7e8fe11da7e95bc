import { initials } from '@belvedere/domain/accounts/initials'
import styles from './staff-avatar.module.css'

/** Grounds dark enough for light letters; the same person has the same one everywhere. */
const GROUNDS = ['#5a3b63', '#6a481b', '#7a2f3d', '#2f4a7a', '#3d5a2a', '#6b3a5c', '#1f5560']

interface AvatarProps {
  person: { readonly id: number; readonly firstName: string; readonly lastName: string }
  size?: number
  /** One's own is in the accent. */
  own?: boolean
}

/** The initials in a disc; the name stands beside it, or on the control that holds it. */
export function Avatar({ person, size = 28, own = false }: AvatarProps) {
  return (
    <span
      className={styles.avatar}
      aria-hidden="true"
      data-own={own || undefined}
      style={{
        width: size,
        height: size,
        fontSize: size < 24 ? 9 : 11,
        ...(!own && { background: GROUNDS[person.id % GROUNDS.length] }),
      }}
    >
      {initials(person)}
    </span>
  )
}
