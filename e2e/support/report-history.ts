import { RIVA } from './accounts.ts'
import type { ScratchProduct } from './scratch-product.ts'

const SALES_AGENT = 5

/** The Monday so many weeks before this one, in SQL. */
const monday = (weeks: string) => `(date_trunc('week', now())::date - 7 * ${weeks})`

/**
 * A year of Riva: looks in every week, more of them the higher an apartment lies and few on the ground; enquiries that two
 * agents answered and closed; sales along the months, and a plan.
 */
export async function makeHistory({ sql }: ScratchProduct): Promise<void> {
  await sql(`delete from apartment_looks`)
  await sql(
    `insert into apartment_looks (apartment_id, project_id, week, people, newcomers)
     select id, project_id, ${monday('back')}, people, people / 20
     from apartments cross join generate_series(0, 50) as back
     cross join lateral (
       select case when floor <= 1 then 3 + id % 6 else 2 + 4 * floor + id % 7 + (id * 7 + back) % 5 end as people) as counted
     where project_id = $1 and floor >= 0`,
    [RIVA],
  )
  await sql(
    `insert into enquiries (project_id, kind, apartment_ids, email_address, first_name, last_name, phone_number, locale_id,
       body_hash, accepted_at, mailed_at, agent_id, answered_at, closed_at, outcome)
     select $1, 'ask-for-price', array[1001 + n % 90], 'history' || n || '@mail.example', 'Vera', 'Ranije', '', 'en', '\\x00',
       came, came, agents[1 + n % 2], answered, answered, 'lost'
     from generate_series(1, 180) as n
     cross join lateral (select now() - make_interval(days => 3 + n * 3) as came) as at
     cross join lateral (
       select came + make_interval(mins => (n * 37) % (case when n % 9 = 0 then 3000 else 40 + n end)) as answered) as replied
     cross join (
       select array_agg(user_id order by user_id desc) as agents from project_users
       where project_id = $1 and role_id = ${SALES_AGENT}) as sellers`,
    [RIVA],
  )
  await sql(
    `insert into enquiry_steps (project_id, enquiry_id, kind, at, outcome, lost_reason)
     select project_id, id, 'closed', closed_at, 'lost',
       (array['no-answer', 'no-answer', 'price-above-budget', 'not-looking'])[1 + number % 4]
     from enquiries where project_id = $1`,
    [RIVA],
  )
  await sql(
    `update claims set kind_since = now() - make_interval(days => (id * 13) % 420)
     where project_id = $1 and kind = 'sold' and ended_at is null`,
    [RIVA],
  )
  await sql(
    `update projects set sales_plan = (
       select jsonb_agg(jsonb_build_object('buildingId', building.id, 'month', month, 'sold', sold))
       from buildings as building
       cross join lateral (
         select count(*) filter (where status = 'sold') as done from apartments where building_id = building.id) as counted
       cross join lateral (values
         (to_char(now() - interval '14 months', 'YYYY-MM'), done / 6),
         (to_char(now() + interval '2 months', 'YYYY-MM'), done + building.id * 3 - 6)) as plan (month, sold)
       where building.project_id = $1 and building.id <> 5)
     where id = $1`,
    [RIVA],
  )
}

/** Some who wrote today and yesterday, whom nobody has answered. */
export async function makeWaiting({ sql }: ScratchProduct, count: number): Promise<void> {
  await sql(
    `insert into enquiries (project_id, kind, apartment_ids, email_address, first_name, last_name, phone_number, locale_id,
       body_hash, accepted_at, mailed_at)
     select $1, 'ask-for-price', array[1001 + n], 'waiting' || n || '@mail.example', 'Vera', 'Sada', '', 'en', '\\x00',
       now() - make_interval(hours => n), now()
     from generate_series(1, $2) as n`,
    [RIVA, count],
  )
}

/** More buildings than the demo has, and the enquiries of all agents. */
export async function makeCrowd({ sql }: ScratchProduct): Promise<void> {
  await sql(
    `insert into buildings
     select made.* from (select * from buildings where project_id = $1 order by id limit 1) as one
     cross join generate_series(1, 20) as n
     cross join lateral jsonb_populate_record(null::buildings,
       to_jsonb(one) || jsonb_build_object('id', 9000 + n, 'name', jsonb_build_object('1', 'House ' || n))) as made`,
    [RIVA],
  )
  await sql(
    `update enquiries set answered_at = null, agent_id = agents[1 + number % cardinality(agents)]
     from (
       select array_agg(user_id order by user_id desc) as agents from project_users
       where project_id = $1 and role_id = ${SALES_AGENT}) as sellers
     where project_id = $1`,
    [RIVA],
  )
}
