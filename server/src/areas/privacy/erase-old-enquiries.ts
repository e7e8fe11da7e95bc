import { type Kysely, sql } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'

/** Of a row of `buyers`: as old, and without anything that still keeps them. */
const isForgotten = sql`buyers.made_at < now() - make_interval(months => projects.retention_months)
  and not exists (select from enquiries where enquiries.buyer_id = buyers.id)
  and not exists (select from claims as lasting where lasting.buyer_id = buyers.id and lasting.ended_at is null)`

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
      // Of a buyer who goes, what ended goes too: nobody could be found by it any more.
      await sql`
        select erase_claims(array(
          select claims.id from claims join buyers on buyers.id = claims.buyer_id join projects on projects.id = buyers.project_id
          where ${isForgotten}))`.execute(db)
      await sql`
        delete from buyers using projects
        where projects.id = buyers.project_id and ${isForgotten}`.execute(db)
      // Who asked to be erased and signed a contract stays for the legal term, and no longer (PRV-03).
      await sql`
        select erase_claims(array(
          select claims.id from claim_erasures join claims on claims.id = claim_id
          join projects on projects.id = claims.project_id
          where claims.ended_at is null and claims.kind in ('contract', 'sold')
            and claims.kind_since < now() - make_interval(years => projects.legal_years)))`.execute(db)
    })
    await sql`
      select blank_record(id, null, null, now() - make_interval(months => retention_months))
      from projects`.execute(members)
    await sql`select forget_removed_projects()`.execute(members)
    await sql`delete from invitations where expires_at < now() - interval '30 days'`.execute(members)
  }
}
