import type { NewEnquiryStep } from '@belvedere/contract/entities/inbox'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { answersBuyer, isForClosed, isOpenToAll, isTakeover, mayAct } from '@belvedere/domain/enquiries/inbox'
import { isToCome, whatStands } from '@belvedere/domain/enquiries/what-stands'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { answerStepsOf } from './inbox-queries.ts'

type Step = z.output<typeof NewEnquiryStep>
type Standing = { key: string; agentId: number | null; closed: boolean }

export type Seller = { id: number; head: boolean }
export type WhichEnquiry = { projectId: number; id: number }

/** Writes down what a seller did about an enquiry, and where it stands from then on (INB-02). One at a time. */
export function addStep(
  members: Kysely<Database>,
  which: WhichEnquiry,
  seller: Seller,
  step: Step,
): Promise<void> {
  return members.transaction().execute(async (db) => {
    const standing = await lockEnquiry(db, which)
    refuse(standing, seller, step)
    await refuseOutOfTurn(db, standing.key, step)
    if (step.kind === 'assigned' && step.agentId !== null) await demandSeller(db, which, step.agentId)
    if (step.kind === 'closed' && step.outcome === 'won')
      await demandApartment(db, which.projectId, step.apartmentId)
    await writeStep(db, { ...standing, ...which }, seller.id, step)
    await follow(db, standing.key, step)
  })
}

async function lockEnquiry(db: Transaction<Database>, { projectId, id }: WhichEnquiry): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select id as key, agent_id as "agentId", closed_at is not null as closed from enquiries
    where number = ${id} and project_id = ${projectId} for update`.execute(db)
  return orNotFound(rows[0])
}

function refuse({ agentId, closed }: Standing, seller: Seller, step: Step): void {
  if (closed ? !isForClosed(step.kind) : step.kind === 'reopened') throw new Refused('too-late')
  if (isOpenToAll(step.kind) || mayAct({ agentId, seller })) return
  if (step.kind !== 'assigned' || !isTakeover({ agentId, seller }, step.agentId))
    throw new Refused('forbidden')
  if (step.note.trim() === '') throw new Refused('reason-required')
}

/** A viewing lies in the future; only one that is to come is moved or called off, only what was said is taken back. */
async function refuseOutOfTurn(db: Kysely<Database>, key: string, step: Step): Promise<void> {
  const now = Date.now()
  if ('viewingAt' in step && !isToCome(step.viewingAt, now)) throw new Refused('in-the-past', 'viewingAt')
  if (!STEPS_BY_OTHERS.includes(step.kind)) return
  const { viewingAt, undoable } = whatStands(await answerStepsOf(db, key))
  if (step.kind === 'answer-undone' ? !undoable : isToCome(viewingAt, now) === (step.kind === 'viewing'))
    throw new Refused(step.kind === 'viewing' ? 'already-there' : 'too-late')
}

/** Whether these can be taken is told by the steps before them. */
const STEPS_BY_OTHERS: readonly Step['kind'][] = ['answer-undone', 'viewing', 'viewing-moved', 'viewing-off']

async function demandSeller(db: Kysely<Database>, { projectId }: WhichEnquiry, userId: number) {
  const seller = await db
    .selectFrom('project_users')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .where('role_id', 'in', [ROLES.sales_agent, ROLES.project_admin])
    .where('accepted_at', 'is not', null)
    .select('user_id')
    .executeTakeFirst()
  if (!seller) throw new Refused('unknown-reference', 'agentId')
}

async function demandApartment(db: Kysely<Database>, projectId: number, id: number) {
  const apartment = await db
    .selectFrom('apartments')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .select('id')
    .executeTakeFirst()
  if (!apartment) throw new Refused('unknown-reference', 'apartmentId')
}

async function writeStep(
  db: Transaction<Database>,
  { projectId, key }: { projectId: number; key: string },
  byId: number,
  step: Step,
): Promise<void> {
  await db
    .insertInto('enquiry_steps')
    .values({
      project_id: projectId,
      enquiry_id: key,
      kind: step.kind,
      by_id: byId,
      agent_id: 'agentId' in step ? step.agentId : null,
      reached: 'reached' in step ? step.reached : null,
      viewing_at: 'viewingAt' in step ? step.viewingAt : null,
      apartment_id: 'apartmentId' in step ? step.apartmentId : null,
      outcome: 'outcome' in step ? step.outcome : null,
      lost_reason: 'lostReason' in step ? step.lostReason : null,
      note: 'note' in step ? step.note.trim() : '',
    })
    // Somebody opens an enquiry once, however often they look at it.
    .onConflict((conflict) =>
      // As it stands in the index, and not as a value that is filled in: a plan for any value would not know the index.
      conflict.columns(['enquiry_id', 'by_id']).where('kind', '=', sql.lit('opened')).doNothing(),
    )
    .execute()
}

async function follow(db: Transaction<Database>, key: string, step: Step): Promise<void> {
  const now = sql<Date>`clock_timestamp()`
  const enquiry = db.updateTable('enquiries').where('id', '=', key)
  if (answersBuyer(step))
    await enquiry.set({ answered_at: sql<Date>`coalesce(answered_at, ${now})` }).execute()
  if (step.kind === 'answer-undone' || step.kind === 'viewing-off') {
    const { first } = whatStands(await answerStepsOf(db, key))
    await enquiry
      .set({
        answered_at: sql<Date | null>`(select at from enquiry_steps where id = ${first?.id ?? null}::integer)`,
      })
      .execute()
  }
  if (step.kind === 'assigned') await enquiry.set({ agent_id: step.agentId }).execute()
  if (step.kind === 'closed') await enquiry.set({ closed_at: now, outcome: step.outcome }).execute()
  if (step.kind === 'reopened') await enquiry.set({ closed_at: null, outcome: null }).execute()
}
