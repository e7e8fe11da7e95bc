import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ClaimDesk, openClaimDesk, shown } from '../../testing/claim-desk.ts'
import { RIVA } from '../../testing/identities.ts'
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts'
import { SIGHTING } from '../../testing/price-canary.ts'
import { startWorker } from '../../worker.ts'

/** Nobody else claims it, so that nothing overlaps with what is made to have been there before. */
const ID = 1017
const QUIET_MS = 2_500

let desk: ClaimDesk
let mailbox: Mailbox
let worker: Awaited<ReturnType<typeof startWorker>>
let email: string
beforeAll(async () => {
  desk = await openClaimDesk()
  mailbox = await startMailbox()
  worker = await startWorker({ ...desk.server.config, smtpUrl: mailbox.smtpUrl }, desk.server.app.log)
  const agent = desk.server.owner.selectFrom('users').where('id', '=', desk.people.sales_agent.userId)
  email = (await agent.select('email').executeTakeFirstOrThrow()).email
})
beforeEach(async () => {
  await desk.server.owner.deleteFrom('claims').where('apartment_id', '=', ID).execute()
  await desk.free(ID)
})
afterAll(async () => {
  await worker.stop()
  await mailbox.close()
  await desk.close()
})

/** A hold that was made two days ago and has so many minutes left. */
async function ending(minutes: number) {
  const claim = await desk.claimed(ID, { buyer: 'Katarina Popov' })
  await desk.server.owner
    .updateTable('claims')
    .set({
      since: sql`clock_timestamp() - interval '2 days'`,
      expires_at: sql`clock_timestamp() + make_interval(mins => ${minutes})`,
    })
    .where('id', '=', claim.id)
    .execute()
  return claim
}

const mails = async () =>
  (await mailbox.mailsTo(email)).filter((mail) => JSON.stringify(mail).includes('about to end'))
const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS))

describe('half an hour before a hold ends', () => {
  it('its agent is mailed, once, without a price; and again before an end that it was extended to [RSV-04]', async () => {
    const { apartmentName, price = '', id } = await ending(20)
    await expect.poll(mails, { timeout: 15_000 }).toHaveLength(1)
    const text = JSON.stringify(await mails())
    // Where it is extended: nobody wrote about this one.
    expect((await mails())[0]?.links).toEqual([
      `${desk.server.config.publicUrl}/desk/${RIVA}/apartments/${ID}`,
    ])
    expect(text).toContain(`The hold of ${apartmentName} for Katarina`)
    expect(text).not.toContain(price)
    expect(text).not.toMatch(SIGHTING)
    await quiet()
    expect(await mails()).toHaveLength(1)
    shown(await desk.ask.extend(id, { until: new Date(Date.now() + 25 * 60_000).toISOString() }))
    await expect.poll(mails, { timeout: 15_000 }).toHaveLength(2)
  })

  it('nobody is told of one that has longer, or was made as short as that [RSV-04]', async () => {
    const before = (await mails()).length
    await ending(45)
    await quiet()
    expect(await mails()).toHaveLength(before)
    await desk.server.owner.deleteFrom('claims').where('apartment_id', '=', ID).execute()
    await desk.free(ID)
    await desk.claimed(ID, { until: new Date(Date.now() + 10 * 60_000).toISOString() })
    await quiet()
    expect(await mails()).toHaveLength(before)
  })
})
