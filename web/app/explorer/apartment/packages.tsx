import type { Apartment } from '@belvedere/contract/entities/apartment'
import { apartmentPath } from '@belvedere/domain/screens/screen-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import type { ApartmentData } from './load-apartment.ts'
import styles from './packages.module.css'

interface PackagesProps extends Pick<ApartmentData, 'offers'> {
  apartment: Apartment
  /** Of its building: those are led to. */
  apartments: readonly Apartment[]
}

/** What the apartment is offered together with. */
export function Packages({ offers, apartment, apartments }: PackagesProps) {
  const localised = useLocalised()
  return (
    <section aria-label={m.packages()}>
      <h2 className={styles.title}>{m.packages()}</h2>
      <ul>
        {offers.map(({ id, name, items }) => (
          <li key={id} className={styles.package}>
            <p className={styles.name}>{name}</p>
            <ul className={styles.items}>
              {items.map((item) => {
                const other = apartments.find((one) => one.id === item.apartmentId && one.id !== apartment.id)
                return (
                  <li key={item.id}>
                    {other ? (
                      <Link to={localised(apartmentPath(other.masterplanId, other.buildingId, other.id))}>
                        {item.name}
                      </Link>
                    ) : (
                      item.name
                    )}
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
