import type { Apartment } from '@belvedere/contract/entities/apartment'
import { apartmentPath } from '@belvedere/domain/screens/screen-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { fromList } from '../../state/return-to-list.ts'
import styles from './explore-cell.module.css'

interface ExploreCellProps {
  apartment: Apartment
  /** The columns that stand side by side. */
  shown: readonly number[]
}

export function ExploreCell({ apartment: { masterplanId, buildingId, id, name }, shown }: ExploreCellProps) {
  const localised = useLocalised()
  return (
    <td>
      <Link
        className={styles.explore}
        to={localised(apartmentPath(masterplanId, buildingId, id))}
        aria-label={m.explore_this({ name })}
        {...fromList('compare', id, shown)}
      >
        {m.explore_unit()}
      </Link>
    </td>
  )
}
