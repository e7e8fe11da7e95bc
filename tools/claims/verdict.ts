import type { House } from './house.ts'

/** Whatever must never be there, counted in the database. */
const FAULTS = {
  twice: `select count(*) from (
    select apartment_id from claims where ended_at is null group by apartment_id having count(*) > 1) as apartments`,
  overlapping: `select count(*) from claims as a join claims as b on a.apartment_id = b.apartment_id and a.id < b.id
    and a.since < coalesce(b.ended_at, 'infinity') and b.since < coalesce(a.ended_at, 'infinity')`,
  contradicting: `select count(*) from apartments
    left join claims on claims.apartment_id = apartments.id and ended_at is null
    where status <> case claims.kind when 'hold' then 'pending-reservation' when 'reservation' then 'reserved'
      else 'available' end`,
}

/** What the database says in the end. */
export async function readKept({ query }: Pick<House, 'query'>) {
  const count = async (statement: string) => Number(await query(statement))
  const rows = (await query(`select idempotency_key || ' ' || id from claims`)).split('\n').filter(Boolean)
  return {
    twice: await count(FAULTS.twice),
    overlapping: await count(FAULTS.overlapping),
    contradicting: await count(FAULTS.contradicting),
    expired: await count(`select count(*) from claims where end_reason = 'expired'`),
    /** The claims there are, by the key that they were asked under. */
    claims: new Map(
      rows.map((row) => {
        const [key = '', id] = row.split(' ')
        return [key, Number(id)] as const
      }),
    ),
  }
}

/** Claims that somebody was told they have and that are not there, and those there that nobody was told of. */
export function compare(acknowledged: ReadonlyMap<string, number>, kept: ReadonlyMap<string, number>) {
  return {
    lost: [...acknowledged].filter(([key, id]) => kept.get(key) !== id).length,
    nobodys: [...kept].filter(([key, id]) => acknowledged.get(key) !== id).length,
  }
}
