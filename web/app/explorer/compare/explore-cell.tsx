import type { Apartment } from '@belvedere/contract/entities/apartment'
import { apartmentPath } from '@belvedere/domain/screens/screen-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import styles from './explore-cell.module.css'

export function ExploreCell({ apartment: { masterplanId, buildingId, id, name } }: { apartment: Apartment }) {
  const localised = useLocalised()
  return (
    <td>
      <Link
        className={styles.explore}
        to={localised(apartmentPath(masterplanId, buildingId, id))}
        aria-label={m.explore_this({ name })}
      >
        {m.explore_unit()}
      </Link>
    </td>
  )
}
