import type { Apartment } from '@belvedere/contract/entities/apartment'
import { neighboursOf } from '@belvedere/domain/apartments/neighbours-of'
import { apartmentPath } from '@belvedere/domain/screens/screen-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import styles from './other-apartments.module.css'

interface OtherApartmentsProps {
  apartment: Apartment
  apartments: readonly Apartment[]
}

/** To the apartments beside it, in the building's order. */
export function OtherApartments({ apartment, apartments }: OtherApartmentsProps) {
  const localised = useLocalised()
  const { previous, next } = neighboursOf(apartments, apartment.id)
  const to = ({ masterplanId, buildingId, id }: Apartment) =>
    localised(apartmentPath(masterplanId, buildingId, id))
  return (
    <nav className={styles.others} aria-label={m.other_apartments()}>
      {previous && (
        <Link className={styles.other} to={to(previous)} aria-label={m.previous_apartment(previous)}>
          <Icon name="left" />
          {previous.name}
        </Link>
      )}
      {next && (
        <Link className={styles.other} data-way="next" to={to(next)} aria-label={m.next_apartment(next)}>
          {next.name}
          <Icon name="right" />
        </Link>
      )}
    </nav>
  )
}
