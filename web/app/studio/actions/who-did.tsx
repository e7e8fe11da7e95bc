import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../staff/ui/avatar.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { type Action, actionPlace, actionWords } from './action-words.ts'
import styles from './studio-who-did.module.css'

/** Nobody in person: the product itself. */
const PRODUCT = { id: 0, firstName: 'B', lastName: '' }

/** Who, what, and to which of the project's things. */
export function WhoDid({ action, size }: { action: Action; size: number }) {
  const { profile } = useStudioProject()
  const own = action.userId === profile.id
  const person = action.person
  const place = actionPlace(action)
  const name = person ? `${person.firstName} ${person.lastName}` : m.studio_product()
  return (
    <>
      <Avatar person={person ?? PRODUCT} size={size} own={own} />
      <span className={styles.did}>
        <span className={styles.what}>
          <b>{own ? m.studio_you() : name}</b> {actionWords(action)}
        </span>
        {place && <span className={styles.where}>{place}</span>}
      </span>
    </>
  )
}
