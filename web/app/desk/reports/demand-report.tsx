import { useState } from 'react'
import { countWords } from '../../i18n/number-words.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { loadFacades } from '../facade/load-facade.ts'
import { DemandFacade } from './demand-facade.tsx'
import { DemandLegend } from './demand-legend.tsx'
import styles from './desk-demand-report.module.css'
import type { Report } from './report.ts'
import { ReportSection } from './report-section.tsx'

interface DemandReportProps {
  demand: Report['demand']
  buildings: readonly { readonly buildingId: number; readonly name: string }[]
}

/** Where people look, on the façade: of all buildings, on the one that is looked at most. */
export function DemandReport({ demand, buildings }: DemandReportProps) {
  const locale = useLocale()
  const building = buildings.find((one) => one.buildingId === mostLookedAt(demand)) ?? buildings[0]
  const [loaded, again] = useLoaded(`${building?.buildingId} ${locale}`, () =>
    building ? loadFacades(building.buildingId, locale) : Promise.resolve([]),
  )
  const [viewId, setViewId] = useState<number>()
  const facades = loaded.state === 'ready' ? loaded.value : []
  const facade = facades.find(({ id }) => id === viewId) ?? facades[0]
  const people = new Map(demand.map((one) => [one.apartmentId, one.people]))
  const names = new Map(buildings.map((one) => [one.buildingId, one.name]))
  const table = {
    name: m.desk_where_look(),
    heads: [m.desk_apartment(), m.desk_building(), m.desk_people_head()],
    rows: demand.map((one) => [one.name, names.get(one.buildingId) ?? '', countWords(one.people)]),
  }
  return (
    <ReportSection
      title={m.desk_where_look()}
      lead={
        building &&
        facade &&
        demand.length > 0 && (
          <p className={styles.where}>
            {m.desk_where_caption({
              place: m.desk_in_view({ building: building.name, view: facade.title }),
            })}
          </p>
        )
      }
      aside={
        facades.length > 1 &&
        demand.length > 0 && (
          <select
            className={styles.view}
            aria-label={m.desk_view()}
            value={facade?.id}
            onChange={({ target }) => setViewId(Number(target.value))}
          >
            {facades.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )
      }
      tables={[table]}
    >
      <Loading loaded={loaded} onAgain={again} rows={4}>
        {() =>
          facade ? (
            <>
              <DemandFacade facade={facade} people={people} />
              <DemandLegend />
            </>
          ) : (
            <p className={styles.none}>{m.desk_no_facade()}</p>
          )
        }
      </Loading>
    </ReportSection>
  )
}

function mostLookedAt(demand: Report['demand']): number | undefined {
  const sums = new Map<number, number>()
  for (const { buildingId, people } of demand) sums.set(buildingId, (sums.get(buildingId) ?? 0) + people)
  return [...sums].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
