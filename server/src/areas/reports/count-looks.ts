import { countLook } from '@belvedere/contract/calls/reports'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Counter } from '../../platform/http/counter.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { publicApartment } from '../apartments/read-apartments.ts'

const HOUR_MS = 3_600_000
/** An office or a whole mobile network may share an address; whoever tells of more is a program, and heard no longer. */
const LOOKS_PER_HOUR = 600

type Parts = { db: Kysely<Database>; members: Kysely<Database>; count: Counter }

/**
 * Public answers come from caches, so browsers tell when somebody looks at an apartment (INB-05). They tell no more than
 * which one, and no more is kept than one more of them in this week.
 */
export function countLooksRoute(app: FastifyInstance, { db, members, count }: Parts): void {
  serveAnswer(app, countLook, {
    answer: async ({ params: { id }, query }, { ip }) => {
      await publicApartment(db, id)
      if ((await count(`look:from:${networkOf(ip)}`, HOUR_MS)) <= LOOKS_PER_HOUR)
        await addLook(members, id, query.building === 'first')
      return { id }
    },
  })
}

async function addLook(db: Kysely<Database>, apartmentId: number, newcomer: boolean): Promise<void> {
  await sql`
    insert into apartment_looks as look (apartment_id, project_id, week, people, newcomers)
    select apartment.id, project.id, date_trunc('week', now() at time zone project.time_zone)::date, 1,
      ${newcomer ? 1 : 0}
    from apartments as apartment join projects as project on project.id = apartment.project_id
    where apartment.id = ${apartmentId}
    on conflict (apartment_id, week) do update
      set people = look.people + 1, newcomers = look.newcomers + excluded.newcomers`.execute(db)
}
