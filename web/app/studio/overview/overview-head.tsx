import type { BuildingSummary } from '@belvedere/contract/entities/building'
import { APARTMENT_STATUSES, type ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { statusWord } from '../../i18n/status-words.ts'
import { m } from '../../paraglide/messages.js'
import { StatusLabel } from '../../ui/status-label.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { ProjectAddress } from '../publish/project-address.tsx'
import { StatusStrip } from '../ui/status-strip.tsx'
import styles from './studio-overview-head.module.css'

/** Name, what there is, and how all apartments divide among the statuses. */
export function OverviewHead({ buildings }: { buildings: readonly BuildingSummary[] }) {
  const { project, overview } = useStudioProject()
  const counts = Object.fromEntries(
    APARTMENT_STATUSES.map((status) => [
      status,
      buildings.reduce((sum, { statusCounts }) => sum + statusCounts[status], 0),
    ]),
  ) as Record<ApartmentStatus, number>
  const apartments = APARTMENT_STATUSES.reduce((sum, status) => sum + counts[status], 0)
  return (
    <header className={styles.head}>
      <div>
        <h1>{project.name}</h1>
        <p className={styles.summary}>
          {m.studio_summary({
            buildings: m.studio_buildings_count({ count: buildings.length }),
            apartments: m.studio_apartments_count({ count: apartments }),
            pictures: m.studio_pictures_count({
              count: overview.state === 'ready' ? overview.value.facts.pictures : 0,
            }),
          })}
        </p>
        {project.publish && <ProjectAddress />}
      </div>
      {apartments > 0 && (
        <ul className={styles.counts}>
          {APARTMENT_STATUSES.map((status) => (
            <li key={status}>
              <span className={styles.count}>{counts[status]}</span>
              <StatusLabel status={status} word={statusWord(status)} />
            </li>
          ))}
        </ul>
      )}
      {apartments > 0 && (
        <div className={styles.strip}>
          <StatusStrip counts={counts} height={14} />
        </div>
      )}
    </header>
  )
}
