import { countWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import section from './desk-report-section.module.css'
import type { Report } from './report.ts'
import { ReportTable } from './report-table.tsx'
import { agentName, answeredCells, answeredHeads, moneyCells, moneyHeads } from './report-words.ts'

/** Who sold what, and whose enquiries were answered: a line for each agent (INB-07). */
export function AgentsReport({ agents, sales }: Pick<Report, 'agents' | 'sales'>) {
  if (agents.length === 0) return null
  return (
    <ReportTable
      name={m.desk_by_agent()}
      heads={[
        m.desk_agent(),
        m.desk_sold_head(),
        ...moneyHeads(sales.sold),
        m.desk_funnel_holds(),
        ...answeredHeads(),
        m.desk_won(),
        m.desk_lost_word(),
      ]}
      rows={agents.map(({ agent, sold, holds, won, lost, ...answered }) => [
        ...[agentName(agent), countWords(sold.homes), ...moneyCells(sold), countWords(holds)],
        ...[...answeredCells(answered), countWords(won), countWords(lost)],
      ])}
    />
  )
}

/** The same of each building, with what is in the pipeline. */
export function BuildingsReport({ buildings, sales }: Pick<Report, 'buildings' | 'sales'>) {
  return (
    <div>
      <ReportTable
        name={m.desk_by_building()}
        heads={[
          m.desk_building(),
          m.desk_homes_head(),
          m.desk_sold_head(),
          ...moneyHeads(sales.sold),
          m.desk_contract_now(),
          m.desk_reserved_now(),
          m.desk_held_now(),
          ...answeredHeads(),
          m.desk_won(),
          m.desk_lost_word(),
        ]}
        rows={buildings.map(({ name, homes, sold, contract, reservation, hold, won, lost, ...answered }) => [
          ...[name, countWords(homes), countWords(sold.homes), ...moneyCells(sold)],
          ...[contract, reservation, hold].map((one) => countWords(one.homes)),
          ...[...answeredCells(answered), countWords(won), countWords(lost)],
        ])}
      />
      {buildings.length > 1 && <p className={section.note}>{m.desk_building_double()}</p>}
    </div>
  )
}
