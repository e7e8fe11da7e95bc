import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listDesk } from '../../testing/list-desk.ts'
import { openStudio, type Studio } from '../../testing/studio.ts'
import { eraseOldEnquiries } from '../privacy/erase-old-enquiries.ts'

let studio: Studio
let desk: ReturnType<typeof listDesk>
beforeAll(async () => {
  studio = await openStudio()
  desk = listDesk(studio)
})
afterAll(() => studio.close())

it('a whole import can be undone for 30 days, whatever the nights between forget [IMP-05]', async () => {
  const { server } = studio
  const one = await studio.get('apartments', 1020)
  const { id } = await desk.send(`Name,Price,Floor\n${one.name},${Number(one.price) + 900},1\n`)
  const { confirm } = await desk.look(id)
  const { actionId } = await desk.make(id, { confirm })
  const older = sql`interval '29 days 23 hours'`
  await sql`update actions set at = at - ${older} where id = ${actionId}`.execute(server.owner)
  await sql`update imports set applied_at = applied_at - ${older} where id = ${id}`.execute(server.owner)
  await eraseOldEnquiries(server.members)()
  studio.attributes(await studio.ask.undo(actionId, { who: 'project_admin' }))
  const back = await studio.get('apartments', 1020)
  expect(back).toEqual({ ...one, revision: back.revision })
})
