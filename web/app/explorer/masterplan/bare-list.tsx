import type { Masterplan } from '@belvedere/contract/entities/masterplan'
import { buildingPath, masterplanPath } from '@belvedere/domain/screens/screen-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import styles from './bare-list.module.css'

/** A masterplan without a picture of its own: the list of what is published in it (NAV-06). */
export function BareList({ masterplan }: { masterplan: Masterplan }) {
  const localised = useLocalised()
  return (
    <ul className={styles.list}>
      {masterplan.masterplans.map((nested) => (
        <li key={`masterplan-${nested.id}`}>
          <Link className={styles.item} to={localised(masterplanPath(nested.id))}>
            <span className={styles.name}>{nested.name}</span>
            <span>{m.buildings({ count: nested.buildings.length })}</span>
          </Link>
        </li>
      ))}
      {masterplan.buildings.map((building) => (
        <li key={`building-${building.id}`}>
          <Link className={styles.item} to={localised(buildingPath(building.masterplanId, building.id))}>
            <span className={styles.name}>{building.name}</span>
            <span>{m.available_apartments({ count: building.statusCounts.available ?? 0 })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
