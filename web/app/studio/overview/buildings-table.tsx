import type { BuildingSummary } from '@belvedere/contract/entities/building'
import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { Link } from 'react-router'
import { pictureOf } from '../../content/media-of.ts'
import { pictureAddress } from '../../content/picture-address.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useStudioProject } from '../project/studio-project.ts'
import { StateTag } from '../ui/state-tag.tsx'
import { StatusStrip } from '../ui/status-strip.tsx'
import styles from './studio-buildings-table.module.css'

/** Each building: whether it is live, how its apartments divide among the statuses, what of it waits for Publish. */
export function BuildingsTable({ buildings }: { buildings: readonly BuildingSummary[] }) {
  const { overview } = useStudioProject()
  const drafts = overview.state === 'ready' ? overview.value.drafts : []
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{m.studio_buildings()}</th>
          <th scope="col">{m.studio_state()}</th>
          <th scope="col" className={styles.strip}>
            {m.studio_apartments()}
          </th>
          <th scope="col" className={styles.number}>
            {m.studio_available()}
          </th>
          <th scope="col" className={styles.waiting}>
            {m.studio_not_published()}
          </th>
        </tr>
      </thead>
      <tbody>
        {buildings.map((building) => (
          <BuildingRow
            key={building.id}
            building={building}
            waiting={drafts.filter(({ buildingId }) => buildingId === building.id).length}
          />
        ))}
      </tbody>
    </table>
  )
}

function BuildingRow({ building, waiting }: { building: BuildingSummary; waiting: number }) {
  const { project } = useStudioProject()
  const localised = useLocalised()
  const { name, publish, statusCounts, media } = building
  const picture = pictureOf(media, MEDIA_TYPES.poi_image)
  const total = APARTMENT_STATUSES.reduce((sum, status) => sum + statusCounts[status], 0)
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          {picture ? (
            <img src={pictureAddress(picture, 320)} alt="" />
          ) : (
            <span className={styles.noPicture} />
          )}
          <Link
            className={styles.open}
            to={localised(`${studioPath(project.id, 'places')}?building=${building.id}`)}
          >
            {name}
          </Link>
        </span>
      </th>
      <td>
        <StateTag live={publish} />
      </td>
      <td className={styles.strip}>
        <StatusStrip counts={statusCounts} height={10} />
      </td>
      <td className={styles.number}>{m.studio_of_total({ available: statusCounts.available, total })}</td>
      <td className={styles.waiting}>{waiting > 0 && m.studio_changes_count({ count: waiting })}</td>
    </tr>
  )
}
