import type { Client } from 'pg'
import { DAY, MINUTE } from './calendar.ts'
import { diceOf } from './dice.ts'
import { NOTES } from './people.ts'
import type { Year } from './plan-year.ts'

export const iso = (moment: number | undefined | null) =>
  moment === undefined || moment === null ? null : new Date(Math.round(moment)).toISOString()

const KNOWN_AFTER = 60

/** Who asked, and what was done about it. The database makes the buyers, as it does for whoever asks. */
export async function writeEnquiries(
  db: Client,
  { projectId, enquiries, calendar }: Year,
  agents: readonly number[],
): Promise<void> {
  const agentOf = (agent: number | undefined) => (agent === undefined ? null : (agents[agent] ?? null))
  const asked = enquiries.map(({ person, ...one }) => ({
    id: one.id,
    kind: one.kind,
    apartments: one.apartmentIds,
    mail: person.emailAddress,
    first: person.firstName,
    last: person.lastName,
    phone: person.phoneNumber,
    note: one.note,
    contactTime: one.contactTime,
    locale: person.localeId,
    at: iso(one.at),
    mailed: iso(Math.min(one.at + 4_000, calendar.now)),
    agent: agentOf(one.agent),
    answered: iso(one.answeredAt),
    closed: iso(one.closed?.at),
    outcome: one.closed?.outcome ?? null,
  }))
  // With the first of them there the database knows how it finds a buyer among many; by itself it learns that too late.
  for (const part of [asked.slice(0, KNOWN_AFTER), asked.slice(KNOWN_AFTER)]) {
    await db.query(
      `insert into enquiries (id, project_id, kind, apartment_ids, email_address, first_name, last_name, phone_number, note,
        contact_time, locale_id, body_hash, accepted_at, mailed_at, agent_id, answered_at, closed_at, outcome)
      select id, $1, kind, array(select jsonb_array_elements_text(apartments)::int), mail, first, last, phone, note,
        "contactTime", locale, sha256(id::text::bytea), at, mailed, agent, answered, closed, outcome
      from jsonb_to_recordset($2::jsonb) as asked (id uuid, kind text, apartments jsonb, mail text, first text, last text, phone text, note text,
        "contactTime" text, locale text, at timestamptz, mailed timestamptz, agent int, answered timestamptz,
        closed timestamptz, outcome text)
      order by at`,
      [projectId, JSON.stringify(part)],
    )
    await db.query('analyze buyer_contacts, buyers')
  }
  const steps = enquiries
    .flatMap(({ id, steps }) => steps.map((step) => ({ ...step, enquiry: id })))
    .toSorted((one, other) => one.at - other.at)
    .map(({ agent, at, viewingAt, apartmentId, ...step }) => ({
      ...step,
      by: agentOf(agent),
      at: iso(at),
      viewing: iso(viewingAt),
      apartment: apartmentId,
    }))
  await db.query(
    `insert into enquiry_steps (project_id, enquiry_id, kind, by_id, at, agent_id, reached, viewing_at, apartment_id, outcome,
      lost_reason, note)
    select $1, enquiry, kind, "by", at, case when kind = 'assigned' then "by" end, reached, viewing, apartment, outcome,
      "lostReason", coalesce(note, '')
    from jsonb_to_recordset($2::jsonb) as step (enquiry uuid, kind text, "by" int, at timestamptz, reached boolean, viewing timestamptz,
      apartment int, outcome text, "lostReason" text, note text)
    order by at`,
    [projectId, JSON.stringify(steps)],
  )
  const noted = enquiries
    .filter(({ id, agent }) => agent !== undefined && diceOf('note', id).chance(0.05))
    .map(({ id, agent, answeredAt, at }) => ({
      id,
      by: agentOf(agent),
      at: iso(Math.min((answeredAt ?? at) + DAY, calendar.now - MINUTE)),
      note: diceOf('note about', id).pick(NOTES.buyer),
    }))
  await db.query(
    `insert into buyer_notes (project_id, buyer_id, by_id, at, note)
    select $1, buyer_id, "by", at, said.note
    from jsonb_to_recordset($2::jsonb) as said (id uuid, "by" int, at timestamptz, note text) join enquiries using (id)
    order by at`,
    [projectId, JSON.stringify(noted)],
  )
}
