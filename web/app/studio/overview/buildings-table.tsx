import type { BuildingSummary } from '@belvedere/contract/entities/building'
import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { m } from '../../paraglide/messages.js'
import { StateTag } from '../ui/state-tag.tsx'
import { StatusStrip } from '../ui/status-strip.tsx'
import styles from './studio-buildings-table.module.css'

/** Each building with how its apartments divide among the statuses. */
export function BuildingsTable({ buildings }: { buildings: readonly BuildingSummary[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.studio_buildings()}</th>
          <th scope="col">{m.studio_state()}</th>
          <th scope="col">{m.studio_apartments()}</th>
          <th scope="col">{m.studio_available()}</th>
        </tr>
      </thead>
      <tbody>
        {buildings.map(({ id, name, publish, statusCounts }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              <StateTag live={publish} />
            </td>
            <td className={styles.strip}>
              <StatusStrip counts={statusCounts} height={10} />
            </td>
            <td className={styles.available}>
              {m.studio_of_total({
                available: statusCounts.available,
                total: APARTMENT_STATUSES.reduce((sum, status) => sum + statusCounts[status], 0),
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
