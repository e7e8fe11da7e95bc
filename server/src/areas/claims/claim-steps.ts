import type { DeskApartment } from '@belvedere/contract/entities/claim'
import type { ClaimKind } from '@belvedere/domain/sales/claims'
import { END_REASONS } from '@belvedere/domain/sales/claims'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { personIn } from '../../platform/database/person-in.ts'

type ClaimStep = z.input<typeof DeskApartment>['steps'][number] & {
  apartmentId: number
  apartmentName: string
  /** The row of the enquiry that it came from. */
  enquiryKey: string | null
}

/** The columns of a claim that tell of it. */
type Told = {
  kind: ClaimKind
  buyer: string
  expires_at: string | null
  ended_at: string | null
  end_reason: string | null
  reason: string | null
}

type Recorded = Pick<ClaimStep, 'claimId' | 'apartmentId' | 'apartmentName' | 'enquiryKey'> & {
  before: Partial<Told> | null
  after: Partial<Told>
  at: Date
  by: ClaimStep['by']
}

/** Every step of these `claims as claim`, from the record, which is only ever added to; the earliest first. */
export async function claimSteps(db: Kysely<Database>, which: RawBuilder<unknown>): Promise<ClaimStep[]> {
  const { rows } = await sql<Recorded>`
    select claim.id as "claimId", claim.enquiry_id as "enquiryKey", apartment.id as "apartmentId",
      apartment.name as "apartmentName", change.before, change.after, action.at,
      ${personIn(sql`action.user_id`, sql`action.project_id`)} as by
    from claims as claim join apartments as apartment on apartment.id = claim.apartment_id
    join changes as change on change.table_name = 'claims' and change.row_key = claim.id::text
    join actions as action on action.id = change.action_id
    where ${which} and change.after is not null
    order by change.id`.execute(db)
  const known = new Map<number, Told>()
  return rows.flatMap((row): ClaimStep[] => {
    const claim = { ...NOTHING, ...known.get(row.claimId), ...row.after }
    known.set(row.claimId, claim)
    const step = stepOf(row)
    return step ? [presentStep(row, claim, step)] : []
  })
}

const NOTHING: Told = {
  kind: 'hold',
  buyer: '',
  expires_at: null,
  ended_at: null,
  end_reason: null,
  reason: null,
}

/** What a change of its row was; erasing a name is no step. */
function stepOf({ before, after }: Recorded): ClaimStep['step'] | undefined {
  if (before === null) return 'claimed'
  if (after.end_reason) return END_REASONS.find((reason) => reason === after.end_reason)
  if (after.kind) return 'converted'
  return after.expires_at ? 'extended' : undefined
}

function presentStep(recorded: Recorded, claim: Told, step: ClaimStep['step']): ClaimStep {
  const { at, by, before: _, after: __, ...which } = recorded
  const byItself = step === 'expired'
  return {
    ...which,
    step,
    kind: claim.kind,
    buyer: claim.buyer,
    until: claim.expires_at === null ? null : new Date(claim.expires_at).toISOString(),
    // Whoever came next only wrote down what had come about.
    by: byItself ? null : by,
    at: byItself && claim.ended_at ? new Date(claim.ended_at).toISOString() : at.toISOString(),
    reason: claim.reason,
  }
}
