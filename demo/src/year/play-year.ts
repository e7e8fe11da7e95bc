import { addStep } from '@belvedere/server/areas/inbox/add-step'
import { connectDatabase } from '@belvedere/server/platform/database/database'
import { Client } from 'pg'
import { VIEWINGS_IN_DAYS } from './plan-enquiries.ts'
import type { Year } from './plan-year.ts'
import { writeDemand } from './write-demand.ts'
import { writeEnquiries } from './write-enquiries.ts'
import { writeSales } from './write-sales.ts'

/** Which of the projects nobody has worked on: a year can still be told of those. */
export function withoutWork(databaseUrl: string, projectIds: readonly number[]): Promise<number[]> {
  return asOwner(databaseUrl, async (db) => {
    const { rows } = await db.query<{ id: number }>(
      `select wanted as id from unnest($1::int[]) as wanted
      where not exists (select from claims where project_id = wanted)
        and not exists (select from enquiries where project_id = wanted)`,
      [projectIds],
    )
    return rows.map(({ id }) => id)
  })
}

type People = { agents: readonly string[]; head: string }

/**
 * Writes a year of work down, each step at its own past time, by the database's owner: no use case takes a time (BUY-03).
 * All or nothing. Triggers and constraints stay on, so the record has every step as if it had been made then. What lies
 * ahead, the viewings of the coming days, is agreed on by the use case of the desk.
 */
export async function playYears(
  { databaseUrl, memberUrl }: { databaseUrl: string; memberUrl: string },
  years: readonly Year[],
  { agents: mails, head: headMail }: People,
): Promise<void> {
  const agents = await asOwner(databaseUrl, async (db) => {
    const ids = await userIds(db, [headMail, ...mails])
    const [head = 0, ...agents] = ids
    // Tables that grow from nothing within the transaction have no statistics yet: without this they are read whole each time.
    await db.query('begin; set local enable_seqscan = off; set local jit = off')
    for (const year of years) {
      await writeEnquiries(db, year, agents)
      await writeSales(db, year, { agents, head })
      await writeDemand(db, year, [...mails, headMail])
    }
    await db.query('commit')
    return agents
  })
  const members = connectDatabase(memberUrl, { max: 1 })
  try {
    for (const year of years) await agreeOnViewings(members, year, agents)
  } finally {
    await members.destroy()
  }
}

async function agreeOnViewings(
  members: ReturnType<typeof connectDatabase>,
  { projectId, calendar, enquiries }: Year,
  agents: readonly number[],
): Promise<void> {
  const open = enquiries.filter((one) => one.answeredAt && !one.closed && !one.claim)
  for (const [nth, enquiry] of open.slice(-VIEWINGS_IN_DAYS.length).entries()) {
    const viewingAt = new Date(calendar.at(-(VIEWINGS_IN_DAYS[nth] ?? 1), 10 + nth)).toISOString()
    const { number } = await members
      .selectFrom('enquiries')
      .where('id', '=', enquiry.id)
      .select('number')
      .executeTakeFirstOrThrow()
    const seller = { id: agents[enquiry.agent ?? 0] ?? 0, head: false }
    await addStep(members, { projectId, id: number }, seller, { kind: 'viewing', viewingAt, note: '' })
  }
}

async function userIds(db: Client, mails: readonly string[]): Promise<number[]> {
  const { rows } = await db.query<{ id: number; email: string }>(
    'select id, email from users where email = any ($1)',
    [mails],
  )
  return mails.map((mail) => rows.find(({ email }) => email === mail)?.id ?? 0)
}

/** An end before the transaction is committed takes all of it back. */
async function asOwner<Result>(databaseUrl: string, work: (db: Client) => Promise<Result>): Promise<Result> {
  const db = new Client({ connectionString: databaseUrl })
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}
