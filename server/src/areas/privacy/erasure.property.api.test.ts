import { eraseBuyer, findBuyer } from '@belvedere/contract/calls/privacy'
import { addWebhook } from '@belvedere/contract/calls/webhooks'
import { WEBHOOK_KINDS } from '@belvedere/domain/webhooks/event-kinds'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { live, lives } from '../../testing/buyer-life.ts'
import { openClaimDesk } from '../../testing/claim-desk.ts'
import { logInAgain, RIVA } from '../../testing/identities.ts'
import { propertySize, tellTried } from '../../testing/properties.ts'
import { sightingsOf } from '../../testing/sightings.ts'
import { eraseOldEnquiries } from './erase-old-enquiries.ts'

const LIVES = propertySize({ gate: 4, deep: 200 })

let desk: Awaited<ReturnType<typeof openClaimDesk>>
beforeAll(async () => {
  desk = await openClaimDesk()
  // Another system is told of all that happens.
  const told = { address: 'https://crm.example/hook', kinds: [...WEBHOOK_KINDS] }
  await desk.server.read(addWebhook, HERE, {}, admin(), told)
})
afterAll(() => desk.close())

const HERE = { projectId: RIVA }
const admin = () => desk.people.project_admin.headers

/** Erases by every address that they used; gives back the claims that may keep them. */
async function erase(mails: readonly string[]): Promise<number[]> {
  const { server } = desk
  const kept: number[] = []
  for (const emailAddress of mails) {
    const { confirm } = await server.read(findBuyer, HERE, {}, admin(), { emailAddress })
    const { stays } = await server.read(eraseBuyer, HERE, {}, admin(), { emailAddress, confirm })
    kept.push(...stays.map(({ claimId }) => claimId))
  }
  return kept
}

it(
  'nothing that names a buyer is left after any life, but claims that last, and those only until they end [PRV-03]',
  async () => {
    await fc.assert(
      fc.asyncProperty(lives, async (one) => {
        const { server, ask, people } = desk
        await logInAgain(server, people)
        const { mails, sought, kept: ofAccount } = await live(desk, one)
        tellTried('lives', 1)
        // Or the search could not fail. An account that is deleted takes much along.
        if (one.account === 'none') expect(await sightingsOf(server, sought, [])).not.toEqual([])
        // The answers say which claims those are.
        const kept = [...ofAccount, ...(await erase(mails))]
        expect(await sightingsOf(server, sought, kept)).toEqual([])
        // What lasts ends, in one way or another, and nobody asks again.
        const open = await server.owner
          .selectFrom('claims')
          .where('id', 'in', [0, ...kept])
          .where('ended_at', 'is', null)
          .select(['id', 'kind'])
          .execute()
        const isBinding = ({ kind: of }: { kind: string }) => of === 'contract' || of === 'sold'
        for (const { id } of open.filter((claim) => !isBinding(claim)))
          expect(
            (await ask.release(id, { reason: `${one.first} ${sought.names[0]} left` }, 'project_admin'))
              .statusCode,
          ).toBe(200)
        const binding = open.filter(isBinding).map(({ id }) => id)
        expect(await sightingsOf(server, sought, binding)).toEqual([])
        // The legal term is over.
        await sql`select set_config('belvedere.action', 'test', false)`.execute(server.owner)
        await sql`update claims set kind_since = now() - interval '10 years 1 day'
          where id = any (${binding}::int[])`.execute(server.owner)
        await eraseOldEnquiries(server.members)()
        expect(await sightingsOf(server, sought, [])).toEqual([])
      }),
      { numRuns: LIVES, endOnFailure: true },
    )
  },
  propertySize({ gate: 600_000, deep: 7_200_000 }),
)
