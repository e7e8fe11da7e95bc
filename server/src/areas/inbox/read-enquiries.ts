import type { listEnquiries } from '@belvedere/contract/calls/inbox'
import type { InboxEnquiry, InboxEnquiryInFull } from '@belvedere/contract/entities/inbox'
import { toApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { stateOf } from '@belvedere/domain/enquiries/inbox'
import { whatStands } from '@belvedere/domain/enquiries/what-stands'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { type Page, pageOf } from '../../platform/database/paging.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { claimSteps } from '../claims/claim-steps.ts'
import {
  aboutBuyer,
  BY_URGENCY,
  ENQUIRY,
  type EnquiryRow,
  enquiryRows,
  IS_OPEN,
  isIn,
  mailsOf,
  matches,
  partOf,
  stepsOf,
} from './inbox-queries.ts'

type Shown = z.input<typeof InboxEnquiry>
type Asked = z.output<typeof listEnquiries.query>

export async function readEnquiries(
  db: Kysely<Database>,
  projectId: number,
  asked: Asked,
): Promise<Page<Shown>> {
  const { items, meta } = await pageOf<EnquiryRow>(db, {
    from: 'enquiries',
    as: 'enquiry',
    where: sql`enquiry.project_id = ${projectId} and ${sql.join(conditionsOf(asked), sql` and `)}`,
    select: ENQUIRY,
    sort: BY_URGENCY,
    id: sql`enquiry.number`,
    asked,
  })
  return { items: items.map(presentEnquiry), meta }
}

function conditionsOf(asked: Asked): RawBuilder<unknown>[] {
  const state = asked['filter[state]']
  const agent = asked['filter[agent]']
  const building = asked['filter[building]']
  const apartment = asked['filter[apartment]']
  const kind = asked['filter[kind]']
  const search = asked['filter[search]']
  return [
    state === undefined ? IS_OPEN : state === 'any' ? sql`true` : isIn[state],
    agent === undefined
      ? sql`true`
      : agent === 'nobody'
        ? sql`enquiry.agent_id is null`
        : sql`enquiry.agent_id = ${agent}`,
    building === undefined
      ? sql`true`
      : sql`exists (select from apartments
          where id = any (enquiry.apartment_ids) and building_id = ${building})`,
    apartment === undefined ? sql`true` : sql`${apartment} = any (enquiry.apartment_ids)`,
    kind === undefined ? sql`true` : sql`enquiry.kind = ${kind}`,
    search ? sql`(${matches(search, WRITTEN)} or ${isAbout(search)})` : sql`true`,
  ]
}

/** Part of the name of an apartment that it asks about. */
const isAbout = (search: string) => sql`exists (
  select from apartments where id = any (enquiry.apartment_ids) and name ilike ${partOf(search)})`

const WRITTEN = {
  names: "enquiry.first_name || ' ' || enquiry.last_name",
  mails: 'enquiry.email_address',
  phones: 'enquiry.phone_number',
}

export async function readEnquiry(
  db: Kysely<Database>,
  projectId: number,
  id: number,
): Promise<z.input<typeof InboxEnquiryInFull>> {
  const [row] = await enquiryRows(db, sql`enquiry.number = ${id} and enquiry.project_id = ${projectId}`)
  const enquiry = orNotFound(row)
  const mails = await mailsOf(db, enquiry.key)
  const steps = await stepsOf(db, enquiry.key)
  const become = await claimStepsOf(db, enquiry)
  const about = orNotFound(await aboutBuyer(db, enquiry.buyerId))
  return {
    ...presentEnquiry(enquiry),
    mails: mails.map(({ at, ...mail }) => ({ ...mail, at: at.toISOString() })),
    steps: steps.map(({ at, viewingAt, ...step }) => ({
      ...step,
      at: at.toISOString(),
      viewingAt: viewingAt?.toISOString() ?? null,
    })),
    claimSteps: become,
    buyer: { ...about, firstAt: about.firstAt.toISOString() },
  }
}

/**
 * What became of what was claimed out of it, and of what it names where its buyer has that. That it was held is one of the
 * enquiry's own steps.
 */
async function claimStepsOf(db: Kysely<Database>, { key, buyerId, acceptedAt, apartments }: EnquiryRow) {
  const named = apartments.map(({ id }) => id)
  const steps = await claimSteps(
    db,
    sql`(claim.enquiry_id = ${key}
      or claim.buyer_id = ${buyerId} and claim.apartment_id = any (${named}::int[]))`,
  )
  return steps.filter(
    ({ step, enquiryKey, at }) =>
      Date.parse(at) >= acceptedAt.getTime() && !(step === 'claimed' && enquiryKey === key),
  )
}

export function presentEnquiry(row: EnquiryRow): Shown {
  const { key: _, acceptedAt, answeredAt, closedAt, apartments, answerSteps, ...rest } = row
  const { last, viewingAt } = whatStands(answerSteps)
  return {
    ...rest,
    state: stateOf({ answered: answeredAt !== null, closed: closedAt !== null }),
    acceptedAt: acceptedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    apartments: apartments.map((one) => ({ ...one, status: toApartmentStatus(one.status) ?? 'unavailable' })),
    viewingAt: isoOf(viewingAt),
    lastAnswer: last
      ? { kind: last.kind, at: new Date(last.at).toISOString(), viewingAt: isoOf(last.viewingAt) }
      : null,
  }
}

const isoOf = (at: string | null): string | null => at && new Date(at).toISOString()
