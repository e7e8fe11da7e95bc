import { type Kysely, sql } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'

/**
 * Erases what projects may not keep any longer: enquiries with their mails and steps, buyers of whom nothing else is left,
 * and who a buyer was in lines of the change record that are as old (PRV-02); and, a month after they ended, invitations
 * and removed projects (AUT-09).
 * What is gone is gone: done twice, or by two workers at once, it changes nothing more.
 */
export function eraseOldEnquiries(members: Kysely<Database>) {
  return async (): Promise<void> => {
    // Claims that came from an enquiry stay, and the record says that they let go of it.
    await inAction(members, { kind: 'buyer.forget', userId: null }, async (db) => {
      await sql`
        delete from enquiries using projects
        where projects.id = enquiries.project_id
          and enquiries.accepted_at < now() - make_interval(months => projects.retention_months)`.execute(db)
      await sql`
        delete from buyers using projects
        where projects.id = buyers.project_id
          and buyers.made_at < now() - make_interval(months => projects.retention_months)
          and not exists (select from enquiries where buyer_id = buyers.id)
          and not exists (select from claims where buyer_id = buyers.id and ended_at is null)`.execute(db)
    })
    await sql`
      select blank_record(id, null, null, now() - make_interval(months => retention_months))
      from projects`.execute(members)
    await sql`select forget_removed_projects()`.execute(members)
    await sql`delete from invitations where expires_at < now() - interval '30 days'`.execute(members)
  }
}
