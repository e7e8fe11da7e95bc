import { aheadOf, together } from '@belvedere/domain/reports/sold-against-plan'
import { countWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import hidden from '../../ui/visually-hidden.module.css'
import section from './desk-report-section.module.css'
import styles from './desk-sold-report.module.css'
import type { Report } from './report.ts'
import { ReportSection } from './report-section.tsx'
import { aheadWords, signed } from './report-words.ts'
import { SoldChart } from './sold-chart.tsx'

type Building = Report['sold'][number]

/** How a building stands today. */
const today = ({ months }: Building) => months.at(-1) ?? { sold: 0, planned: null }

/** What was sold beside what was to be, building by building; each is drawn to its own scale. */
export function SoldReport({ buildings }: { buildings: readonly Building[] }) {
  const times = useTimes()
  const all = together(buildings.map(today))
  const ahead = aheadOf(all)
  const number = (count: number | null) => (count === null ? '' : countWords(count))
  const tables = [
    {
      name: m.desk_sold_against_plan(),
      heads: [
        m.desk_building(),
        m.desk_homes_head(),
        m.desk_sold_head(),
        m.desk_plan_head(),
        m.desk_difference(),
      ],
      rows: buildings.map((building) => {
        const { sold, planned } = today(building)
        const ahead = aheadOf({ sold, planned })
        return [
          building.name,
          number(building.homes),
          number(sold),
          number(planned),
          ahead === null ? '' : signed(ahead),
        ]
      }),
    },
    ...buildings.map(({ name, months }) => ({
      name,
      heads: [m.desk_month(), m.desk_sold_head(), m.desk_plan_head()],
      rows: months.map(({ month, sold, planned }) => [
        times.say(`${month}-01`, { month: 'short', year: 'numeric' }),
        number(sold),
        number(planned),
      ]),
    })),
  ]
  return (
    <ReportSection
      title={m.desk_sold_against_plan()}
      lead={
        <p className={section.lead}>
          <b>
            {all.planned === null
              ? number(all.sold)
              : m.desk_sold_of_planned({ sold: number(all.sold), planned: number(all.planned) })}
          </b>
          <span>{ahead === null ? m.desk_no_plan() : aheadWords(ahead)}</span>
        </p>
      }
      aside={
        <ul className={styles.legend} aria-hidden="true">
          <li>{m.desk_legend_sold()}</li>
          <li data-plan="">{m.desk_legend_plan()}</li>
        </ul>
      }
      tables={tables}
    >
      <ul className={styles.buildings}>
        {buildings.map((building) => (
          <OneBuilding key={building.buildingId} building={building} alone={buildings.length === 1} />
        ))}
      </ul>
    </ReportSection>
  )
}

function OneBuilding({ building, alone }: { building: Building; alone: boolean }) {
  const { name, homes, months } = building
  const { sold, planned } = today(building)
  const ahead = aheadOf({ sold, planned })
  return (
    <li>
      <h3>
        {name}
        {ahead !== null && (
          <>
            <span aria-hidden="true" data-side={Math.sign(ahead)}>
              {signed(ahead)}
            </span>
            <span className={hidden.hidden}>, {aheadWords(ahead)}</span>
          </>
        )}
      </h3>
      <SoldChart months={months} label={m.desk_chart_of({ name })} size={alone ? 'large' : 'small'} />
      <p>
        <b>{countWords(sold)}</b>{' '}
        {planned === null ? m.desk_sold_of_homes({ homes }) : m.desk_sold_of_homes_plan({ homes, planned })}
      </p>
    </li>
  )
}
