import type { BuildingSummary } from '@belvedere/contract/entities/building'
import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { pickTranslation } from '@belvedere/domain/content/pick-translation'
import { waitingChanges } from '@belvedere/domain/publishing/waiting-changes'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { Link } from 'react-router'
import { useLocale, useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import type { Overview } from '../../staff/project/staff-project.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { StateTag } from '../ui/state-tag.tsx'
import { StatusStrip } from '../ui/status-strip.tsx'
import { StudioPicture } from '../ui/studio-picture.tsx'
import styles from './studio-buildings-table.module.css'

/** Each building: whether it is live, how its apartments divide among the statuses, what of it waits for Publish. */
export function BuildingsTable({ buildings }: { buildings: readonly BuildingSummary[] }) {
  const { overview } = useStudioProject()
  const { drafts, buildings: faces } = overview.state === 'ready' ? overview.value : NOTHING
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
            face={faces.find(({ id }) => id === building.id)}
            waiting={waitingChanges(drafts.filter(({ buildingId }) => buildingId === building.id)).length}
          />
        ))}
      </tbody>
    </table>
  )
}

const NOTHING: Pick<Overview, 'drafts' | 'buildings'> = { drafts: [], buildings: [] }

interface BuildingRowProps {
  building: BuildingSummary
  /** As it would be published now. */
  face: Overview['buildings'][number] | undefined
  /** Changes that wait for Publish. */
  waiting: number
}

function BuildingRow({ building, face, waiting }: BuildingRowProps) {
  const { project } = useStudioProject()
  const localised = useLocalised()
  const langId = langIdOf(useLocale())
  const { publish, statusCounts } = building
  const name = face ? pickTranslation(face.name, langId, project.settings.defaultLangId) : building.name
  const picture = face?.picture
  const total = APARTMENT_STATUSES.reduce((sum, status) => sum + statusCounts[status], 0)
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <span className={styles.picture}>
            {picture && (
              <StudioPicture
                projectId={project.id}
                mediaId={picture.id}
                revision={picture.revision}
                width={320}
                alt=""
              />
            )}
          </span>
          <Link
            className={styles.open}
            to={localised(`${studioPath(project.id, 'places')}?building=${building.id}`)}
          >
            {name}
          </Link>
        </span>
      </th>
      <td>
        <StateTag live={publish && project.publish} />
      </td>
      <td className={styles.strip}>
        <StatusStrip counts={statusCounts} height={10} />
      </td>
      <td className={styles.number}>{m.studio_of_total({ available: statusCounts.available, total })}</td>
      <td className={styles.waiting}>{waiting > 0 && m.studio_changes_count({ count: waiting })}</td>
    </tr>
  )
}
