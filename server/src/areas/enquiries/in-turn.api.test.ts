import { sendFavorites } from '@belvedere/contract/calls/enquiries'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RIVA } from '../../testing/identities.ts'
import { openSalesDesk, type SalesDesk } from '../../testing/sales-desk.ts'
import { solvedChallenge } from '../../testing/solved-challenge.ts'

let desk: SalesDesk
beforeAll(async () => {
  desk = await openSalesDesk()
})
afterAll(() => desk?.close())

async function send(nth: number) {
  const body = { favoritesList: [1001], emailAddress: `buyer-${nth}@visitor.example`, localeId: 'en' }
  await desk.server.read(sendFavorites, {}, {}, await solvedChallenge(desk.server), body)
}

it('gives new enquiries to the agents in turn, where the project wants it: that agent alone is mailed [INB-02]', async () => {
  await desk.sendHome()
  const agents = [await desk.staff('sales_agent', RIVA), await desk.staff('sales_agent', RIVA)]
  await desk.server.owner
    .updateTable('projects')
    .set({ enquiries_in_turn: true })
    .where('id', '=', RIVA)
    .execute()
  // Two at once as well: nobody has two while another has none.
  await Promise.all([send(1), send(2)])
  for (const agent of agents) await desk.mailbox.waitForMail(agent)
  await send(3)
  await send(4)
  for (const agent of agents) {
    const mail = await desk.mailbox.waitForMail(agent, 2)
    expect(mail.headers.to).toBe(agent)
  }
  expect(await desk.mailbox.mails()).toHaveLength(4)
  const given = await desk.server.owner
    .selectFrom('enquiries')
    .innerJoin('users', 'users.id', 'enquiries.agent_id')
    .select('users.email')
    .orderBy('users.email')
    .execute()
  expect(given.map(({ email }) => email)).toEqual([agents[0], agents[0], agents[1], agents[1]])
})
