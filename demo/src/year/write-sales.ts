import { addDays, monthOf } from '@belvedere/domain/reports/report-period'
import { statusOfClaim } from '@belvedere/domain/sales/claims'
import type { Client } from 'pg'
import { DAY, HOUR, MINUTE } from './calendar.ts'
import { diceOf } from './dice.ts'
import { fullName } from './people.ts'
import { type Claim, sinceOf } from './plan-sales.ts'
import type { Year } from './plan-year.ts'
import { iso } from './write-enquiries.ts'

type People = { agents: readonly number[]; head: number }

/** What the record shows as one action, with what it does to which rows. */
type Act = {
  at: number
  userId: number | null
  action: string
  /** Of each, what the desk would write. */
  claim?: Record<string, unknown>
  change?: Record<string, unknown>
  status?: { apartmentId: number; to: string }
  prices?: { id: number; price: number }[]
  plan?: readonly object[]
  waiting?: Record<string, unknown>
}

/** Holds, reservations, contracts and sales, price rounds and the plan, each as an action of its own at its own time. */
export async function writeSales(db: Client, year: Year, people: People): Promise<void> {
  const { projectId } = year
  const { rows } = await db.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('claims', 'id'))::int as id from generate_series(1, $1)`,
    [year.claims.length],
  )
  const acts = [
    ...year.claims.flatMap((claim, nth) => actsOf(claim, rows[nth]?.id ?? 0, year, people)),
    ...priceActs(year, people),
    planAct(year, people),
    ...waitingActs(year, people),
  ].toSorted((one, other) => one.at - other.at)
  const told = acts.map(({ at, ...act }) => ({ ...act, at: iso(at) }))
  await db.query(PLAY)
  await db.query('select pg_temp.play($1, $2)', [projectId, JSON.stringify(told)])
  await db.query('drop function pg_temp.play; drop schema belvedere_past cascade')
}

/**
 * Each act under an action of the record that was made for its time beforehand, on a clock that shows that time: what the
 * triggers ask by `clock_timestamp()` is found in a schema before PostgreSQL's own. The schema is gone before anyone sees it.
 */
const PLAY = `
  create schema belvedere_past;
  create function belvedere_past.clock_timestamp() returns timestamptz language sql stable
    return current_setting('belvedere_past.now')::timestamptz;
  create function pg_temp.play(of_project int, acts jsonb) returns void language plpgsql
    set search_path = belvedere_past, pg_catalog, public as $$
  declare
    act jsonb;
    made bigint;
    moment timestamptz;
  begin
    for act in select * from jsonb_array_elements(acts) loop
      moment := act ->> 'at';
      perform set_config('belvedere_past.now', act ->> 'at', true);
      insert into actions (project_id, kind, user_id, at)
        values (of_project, act ->> 'action', (act ->> 'userId')::int, moment) returning id into made;
      perform set_config('belvedere.action_ids', jsonb_build_object(of_project, made)::text, true);
      if act ? 'claim' then
        insert into claims (id, project_id, apartment_id, kind, buyer, buyer_id, enquiry_id, agent_id, since, kind_since,
          expires_at, deposit, deposit_on, deposit_receipt, contract_on)
        select claim.id, of_project, apartment, claim.kind, buyer, enquiries.buyer_id, enquiry, agent, moment, moment,
          expires, deposit, "depositOn", receipt, "contractOn"
        from jsonb_to_record(act -> 'claim') as claim (id int, apartment int, kind text, buyer text, enquiry uuid, agent int,
            expires timestamptz, deposit int, "depositOn" date, receipt text, "contractOn" date)
          join enquiries on enquiries.id = enquiry;
        insert into claim_prices (claim_id, project_id, price)
          values ((act -> 'claim' ->> 'id')::int, of_project, (act -> 'claim' ->> 'price')::int);
      elsif act ? 'change' then
        update claims set kind = changed.kind, expires_at = changed.expires_at, deposit = changed.deposit,
          deposit_on = changed.deposit_on, deposit_receipt = changed.deposit_receipt, contract_on = changed.contract_on,
          ended_at = changed.ended_at, end_reason = changed.end_reason, reason = changed.reason
        from (select one.* from claims cross join lateral jsonb_populate_record(claims, act -> 'change') as one
          where claims.id = (act -> 'change' ->> 'id')::int) as changed
        where claims.id = changed.id;
      elsif act ? 'prices' then
        update apartment_prices set price = wanted.price
          from jsonb_to_recordset(act -> 'prices') as wanted (id int, price int) where apartment_id = wanted.id;
        update apartments set revision = revision
          from jsonb_to_recordset(act -> 'prices') as wanted (id int) where apartments.id = wanted.id;
      elsif act ? 'plan' then
        update projects set sales_plan = act -> 'plan' where id = of_project;
      elsif act ? 'waiting' then
        insert into waiting_list (project_id, apartment_id, buyer, buyer_id, agent_id, place, joined_at)
        select of_project, apartment, buyer, enquiries.buyer_id, agent, 1, moment
        from jsonb_to_record(act -> 'waiting') as waiting (apartment int, buyer text, enquiry uuid, agent int)
          join enquiries on enquiries.id = enquiry;
      end if;
      if act ? 'status' then
        update apartments set status = act -> 'status' ->> 'to' where id = (act -> 'status' ->> 'apartmentId')::int;
      end if;
    end loop;
    perform set_config('belvedere.action_ids', '', true);
  end $$;
`

const HOLD_HOURS = 48
const DEPOSIT_SHARE = 0.03
const CONTRACT_WITHIN_DAYS = 30

function actsOf(claim: Claim, id: number, { calendar, enquiries }: Year, { agents }: People): Act[] {
  const { apartmentId, became, ended, price } = claim
  const userId = agents[claim.agent] ?? null
  const asked = enquiries.find((one) => one.claim === claim)
  const status = (to: string) => ({ status: { apartmentId, to } })
  const acts = became.map(({ kind, at }, nth): Act => {
    const before = became[nth - 1]
    const to = statusOfClaim(kind)
    if (!before)
      return {
        ...{ at, userId, action: 'claim.claim' },
        claim: {
          ...{ id, kind, price, apartment: apartmentId, agent: userId },
          ...{ enquiry: asked?.id, buyer: asked && fullName(asked.person) },
          // One that is in force today has no end: it agrees with the dataset for as long as nobody touches it.
          expires: became.length > 1 || ended ? iso(at + HOLD_HOURS * HOUR) : null,
        },
        ...status(to),
      }
    const terms =
      kind === 'reservation'
        ? {
            deposit: Math.round((price * DEPOSIT_SHARE) / 500) * 500,
            deposit_on: calendar.day(at),
            deposit_receipt: `${(id % 900) + 100}/${calendar.day(at).slice(2, 4)}`,
            contract_on: calendar.day(at + CONTRACT_WITHIN_DAYS * DAY),
          }
        : kind === 'contract'
          ? { contract_on: calendar.day(at) }
          : {}
    return {
      ...{ at, userId, action: 'claim.convert' },
      change: { id, kind, expires_at: null, ...terms },
      ...(to !== statusOfClaim(before.kind) && status(to)),
    }
  })
  if (!ended) return acts
  const isOver = { ended_at: iso(ended.at), end_reason: ended.reason, reason: ended.note || null }
  const ranOut = ended.reason === 'expired'
  return [
    ...acts,
    {
      ...{ at: ended.at, userId: ranOut ? null : userId, action: ranOut ? 'claim.expired' : 'claim.release' },
      change: { id, ...isOver },
      ...status('available'),
    },
  ]
}

/** What changed on the same building at the same time was one save. */
function priceActs({ prices }: Year, { head }: People): Act[] {
  const changes = prices.flatMap(({ id, building, path }) =>
    path.changes.map((one) => ({ ...one, id, building })),
  )
  return [...Map.groupBy(changes, ({ at, building }) => `${at} ${building}`).values()].map((save) => ({
    at: save[0]?.at ?? 0,
    userId: head,
    action: 'apartments.save',
    prices: save.map(({ id, price }) => ({ id, price })),
  }))
}

const PLAN_MONTHS_AHEAD = 6

/** Every three months so many of a building: some buildings run ahead of it, some behind. */
function planAct({ claims, prices, calendar }: Year, { head }: People): Act {
  const buildings = [...Map.groupBy(prices, ({ building }) => building)]
  const today = calendar.day(calendar.now)
  const plan = buildings.flatMap(([buildingId, homes]) => {
    const sales = claims.flatMap((claim) =>
      claim.buildingId === buildingId ? claim.became.filter(({ kind }) => kind === 'sold') : [],
    )
    const pace = 0.86 + 0.3 * diceOf('plan', buildingId)()
    const perMonth = (sales.length * pace) / 11
    return [-12, -9, -6, -3, 0, 3, PLAN_MONTHS_AHEAD].map((months) => ({
      buildingId,
      month: monthOf(addDays(`${today.slice(0, 8)}15`, Math.round(months * 30.4))),
      sold: Math.min(homes.length, Math.round(perMonth * (months + 12))),
    }))
  })
  return { at: calendar.at(430, 11), userId: head, action: 'project.change', plan }
}

/** Who would have liked what somebody else holds waits for it. */
function waitingActs({ claims, enquiries, calendar }: Year, { agents }: People): Act[] {
  const held = claims.filter(
    ({ ended, became }) => !ended && ['hold', 'reservation'].includes(became.at(-1)?.kind ?? ''),
  )
  const waiting = enquiries.filter((one) => one.answeredAt && !one.closed && !one.claim).slice(0, 7)
  return waiting.flatMap((enquiry, nth) => {
    const apartmentId = held[nth * 3]?.apartmentId
    const claim = held[nth * 3]
    if (!claim || apartmentId === undefined) return []
    const agent = agents[enquiry.agent ?? 0]
    const buyer = fullName(enquiry.person)
    return [
      {
        at: Math.min(
          Math.max((enquiry.answeredAt ?? 0) + HOUR, sinceOf(claim) + HOUR),
          calendar.now - MINUTE,
        ),
        ...{ userId: agent ?? null, action: 'waiting.join' },
        waiting: { apartment: apartmentId, enquiry: enquiry.id, agent, buyer },
      },
    ]
  })
}
