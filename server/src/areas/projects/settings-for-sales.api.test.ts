import { listActions } from '@belvedere/contract/calls/history'
import {
  changeProject,
  getStaffProject,
  getStaffProjectSettings,
} from '@belvedere/contract/calls/staff-projects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeIdentities, RIVA } from '../../testing/identities.ts'
import { openStudio, type Studio } from '../../testing/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

const asAdmin = () => studio.people.project_admin.headers

const read = () => studio.server.read(getStaffProjectSettings, { id: RIVA }, {}, asAdmin())

async function change(settings: object, headers = asAdmin()) {
  const { revision } = await studio.server.read(
    getStaffProject,
    { id: RIVA },
    {},
    studio.people.super_admin.headers,
  )
  const tagged = { ...headers, 'if-match': `"${revision}"` }
  const reply = await studio.server.ask(changeProject, { id: RIVA }, {}, tagged, { settings })
  return [reply.statusCode, reply.json().errors?.[0]?.code]
}

const DONE = [200, undefined]
const WRONG = [400, 'invalid-input']

describe('what is decided before a project is sold', () => {
  it('is kept, told to staff and on record [SET-01]', async () => {
    const wanted = {
      holdHours: 24,
      holdHoursMax: 96,
      reservationDays: 21,
      offerHours: 12,
      soonHours: 1,
      lateHours: 3,
      workFromHour: 8,
      workToHour: 16,
      workDays: [1, 2, 3, 4, 5],
      salesPlan: [
        { buildingId: 1, month: '2027-03', sold: 20 },
        { buildingId: 1, month: '2027-06', sold: 60 },
      ],
      embedOrigins: ['https://www.homes.example'],
    }
    expect(await change(wanted)).toEqual(DONE)
    expect(await read()).toMatchObject(wanted)
    const [latest] = await studio.server.read(listActions, { projectId: RIVA }, {}, asAdmin())
    expect(latest).toMatchObject({ kind: 'project.change', userId: studio.people.project_admin.userId })
  })

  it.each([
    ['a hold that is usually longer than the longest', { holdHours: 97 }],
    ['a longest hold below the usual one', { holdHoursMax: 1 }],
    ['a hold of no time', { holdHours: 0 }],
    ['an answer that is late at once', { lateHours: 0 }],
    ['work that ends before it begins', { workToHour: 8 }],
    ['work on no day', { workDays: [] }],
    ['an eighth day', { workDays: [8] }],
    ['a day twice', { workDays: [1, 1] }],
    [
      'a plan that falls',
      {
        salesPlan: [
          { buildingId: 1, month: '2027-03', sold: 20 },
          { buildingId: 1, month: '2027-04', sold: 10 },
        ],
      },
    ],
    [
      'a plan for a building of another project',
      { salesPlan: [{ buildingId: 2_000_000, month: '2027-03', sold: 1 }] },
    ],
    ['a month that is none', { salesPlan: [{ buildingId: 1, month: '2027-3', sold: 1 }] }],
    ['every site as one that embeds', { embedOrigins: ['*'] }],
    ['a policy in the place of a site', { embedOrigins: ["https://a.example; script-src 'unsafe-inline'"] }],
  ])('refuses %s [SET-01]', async (_, settings) => {
    const before = await read()
    expect(await change(settings)).toEqual(WRONG)
    expect(await read()).toEqual(before)
  })
})

describe('a project that demands a passkey or codes of its staff', () => {
  const weaken = (userId: number, strong: boolean) =>
    studio.server.owner.updateTable('sessions').set({ strong }).where('user_id', '=', userId).execute()

  it('lets the rights of a session without one rest there, and nowhere else, until it is shown [SET-01]', async () => {
    const { project_admin: admin, sales_agent: agent } = studio.people
    await weaken(admin.userId, false)
    // Nobody shuts themselves out.
    expect(await change({ staffSecondFactor: true })).toEqual([403, 'second-factor-required'])
    await weaken(admin.userId, true)
    expect(await change({ staffSecondFactor: true })).toEqual(DONE)
    await weaken(agent.userId, false)
    const asAgent = async () => {
      const reply = await studio.server.ask(getStaffProject, { id: RIVA }, {}, agent.headers)
      return [reply.statusCode, reply.json().errors?.[0]?.code]
    }
    expect(await asAgent()).toEqual([403, 'second-factor-required'])
    await weaken(agent.userId, true)
    expect(await asAgent()).toEqual(DONE)
    await weaken(agent.userId, false)
    expect(await change({ staffSecondFactor: false })).toEqual(DONE)
    expect(await asAgent()).toEqual(DONE)
  })

  it('asks nothing of who works elsewhere [SET-01]', async () => {
    expect(await change({ staffSecondFactor: true })).toEqual(DONE)
    const others = await makeIdentities(studio.server, 2)
    await weaken(others.sales_agent.userId, false)
    expect(await studio.server.status(getStaffProject, { id: 2 }, {}, others.sales_agent.headers)).toBe(200)
    expect(await change({ staffSecondFactor: false })).toEqual(DONE)
  })
})
