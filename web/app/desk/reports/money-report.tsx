import { formatMoney } from '@belvedere/domain/sales/money'
import { countWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import { Bars } from './bars.tsx'
import section from './desk-report-section.module.css'
import type { Report } from './report.ts'
import { ReportSection } from './report-section.tsx'
import { type Homes, moneyCells, moneyHeads, ofWords } from './report-words.ts'

/** What was sold, and what is on its way: homes, what they come to, and the price of a m² (INB-07). */
export function MoneyReport({ sales }: { sales: Report['sales'] }) {
  const { sold, contract, reservation, hold } = sales
  const lines = [
    { name: m.desk_sold_in_period(), of: sold },
    { name: m.desk_contract_now(), of: contract, soft: true },
    { name: m.desk_reserved_now(), of: reservation, soft: true },
    { name: m.desk_held_now(), of: hold, soft: true },
  ]
  const table = {
    name: m.desk_money(),
    heads: [m.desk_state_head(), m.desk_homes_head(), ...moneyHeads(sold)],
    rows: lines.every(({ of }) => of.homes === 0)
      ? []
      : lines.map(({ name, of }) => [name, countWords(of.homes), ...moneyCells(of)]),
  }
  return (
    <ReportSection title={m.desk_money()} lead={<Lead sold={sold} />} tables={[table]}>
      <Bars
        bars={lines.map(({ name, of, soft }) => ({
          ...{ name, soft },
          // One unit for all of them: euros, or homes for who may not see prices.
          count: of.money?.amount ?? of.homes,
          words: of.money ? formatMoney(of.money.amount) : homesWords(of),
          more: of.money && moreOf(of),
        }))}
      />
      {sold.money && <p className={section.note}>{m.desk_list_price()}</p>}
    </ReportSection>
  )
}

const homesWords = ({ homes }: Homes) => m.desk_count_homes({ count: homes, shown: countWords(homes) })

const perM2 = (amount: number) => m.price_per_area({ price: formatMoney(amount) })

/** "86 homes, 3,918 € per m²"; where a price is not known, of how many it is. */
function moreOf(of: Homes): string {
  const { money, homes } = of
  if (!money) return ''
  const known = money.priced < homes && m.desk_priced_of({ count: money.priced, all: homes })
  return [homesWords(of), money.perM2 !== null && perM2(money.perM2), known].filter(Boolean).join(', ')
}

function Lead({ sold }: { sold: Homes }) {
  const { homes, money } = sold
  return (
    <p className={section.lead}>
      <b>{money ? formatMoney(money.amount) : countWords(homes)}</b>{' '}
      <span>
        {money
          ? [
              m.desk_money_lead({ count: homes, shown: countWords(homes) }),
              money.perM2 !== null && perM2(money.perM2),
              money.priced < homes && ofWords(money.priced, homes),
            ]
              .filter(Boolean)
              .join(', ')
          : m.desk_homes_lead({ count: homes })}
      </span>
    </p>
  )
}
