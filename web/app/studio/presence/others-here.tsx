import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../staff/ui/avatar.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import { nameOf, personOf, useShownOthers } from './shown-others.ts'
import styles from './studio-others-here.module.css'

/** Who else is on this picture, in the top bar. */
export function OthersHere() {
  const others = useShownOthers()
  if (others.length === 0) return null
  return (
    <ul className={styles.others} aria-label={m.studio_others_here()}>
      {others.map((other) => (
        <li key={other.tab} title={nameOf(other)}>
          <Avatar person={personOf(other)} />
          <span className={hidden.hidden}>{nameOf(other)}</span>
        </li>
      ))}
    </ul>
  )
}
