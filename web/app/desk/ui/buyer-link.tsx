import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useDesk } from '../project/desk-project.ts'
import styles from './desk-buyer-link.module.css'

interface BuyerLinkProps {
  name: string
  /** Null is a name alone, of nobody who is kept among the buyers. */
  buyerId: number | null
}

/** Who has, wants or asked for something, and the way to all that is known of them. */
export function BuyerLink({ name, buyerId }: BuyerLinkProps) {
  const { project } = useDesk()
  const localised = useLocalised()
  const words = name || m.desk_nobody()
  if (buyerId === null) return words
  return (
    <Link className={styles.buyer} to={localised(deskPath(project.id, 'buyers', buyerId))}>
      {words}
    </Link>
  )
}
