import { listBuildingApartments } from '@belvedere/contract/calls/buildings'
import { listActions } from '@belvedere/contract/calls/history'
import { getProjectSettings } from '@belvedere/contract/calls/projects'
import {
  changeProject,
  getStaffProject,
  getStaffProjectSettings,
  listStaffProjectApartments,
} from '@belvedere/contract/calls/staff-projects'
import { PRICES } from '@belvedere/domain/accounts/price-settings'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { addressOf } from '../../testing/address-of.ts'
import { anotherProcess } from '../../testing/another-process.ts'
import { type Identity, RIVA } from '../../testing/identities.ts'
import { openStudio, type Studio } from '../../testing/studio.ts'

const SHOWN_WITHIN_MS = 2_000
const BUILDING = { id: 1 }
const APARTMENT = 1001

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())
beforeEach(() => change({ prices: 'named', selectedFilters: [1, 2, 3, 4, 5], selectedRoles: [4] }))

const headersOf = (who: Identity) => studio.people[who].headers

async function change(settings: object) {
  const { revision } = await studio.server.read(getStaffProject, { id: RIVA }, {}, headersOf('project_admin'))
  const headers = { ...headersOf('project_admin'), 'if-match': `"${revision}"` }
  const reply = await studio.server.ask(changeProject, { id: RIVA }, {}, headers, { settings })
  return [reply.statusCode, reply.json().errors?.[0]?.code]
}

async function settings() {
  const { prices, selectedFilters, selectedRoles } = await studio.server.read(getProjectSettings, {
    id: RIVA,
  })
  return { prices, selectedFilters, selectedRoles }
}

/** The price of an apartment as this person is told it on the site. */
async function priceFor(who: Identity): Promise<string | undefined> {
  const apartments = await studio.server.read(listBuildingApartments, BUILDING, {}, headersOf(who))
  return apartments.find(({ id }) => id === APARTMENT)?.properties.price
}

const DONE = [200, undefined]
const PRICE = expect.stringMatching(/^\d{1,3}(,\d{3})+$/)

describe('one setting of the project says whose its prices are', () => {
  it('public: everybody sees them, and the filter by price is there [STU-09]', async () => {
    expect(await change({ selectedFilters: [1, 2] })).toEqual(DONE)
    expect(await change({ prices: 'public' })).toEqual(DONE)
    expect(await settings()).toEqual({
      prices: 'public',
      selectedFilters: [1, 2, 4],
      selectedRoles: [2, 3, 4, 5],
    })
    for (const who of ['visitor', 'user', 'project_editor'] as const)
      expect(await priceFor(who)).toEqual(PRICE)
  })

  it('for named people: those whose role is chosen, all at first [STU-09, ACC-09]', async () => {
    expect(await priceFor('visitor')).toBeUndefined()
    expect(await priceFor('project_editor')).toBeUndefined()
    expect(await priceFor('user on the project')).toEqual(PRICE)
    await change({ prices: 'public' })
    await change({ prices: 'named' })
    expect((await settings()).selectedRoles).toEqual([4])
    await change({ prices: 'nobody' })
    await change({ prices: 'named' })
    expect(await settings()).toMatchObject({ selectedRoles: [2, 3, 4, 5] })
    expect((await settings()).selectedFilters).toContain(4)
  })

  it("nobody's: neither filter nor roles, and staff see them where they work [STU-09, ACC-09]", async () => {
    expect(await change({ prices: 'nobody' })).toEqual(DONE)
    expect(await settings()).toEqual({ prices: 'nobody', selectedFilters: [1, 2, 3, 5], selectedRoles: [] })
    for (const who of ['user on the project', 'project_admin', 'super_admin'] as const)
      expect(await priceFor(who)).toBeUndefined()
    const apartments = await studio.server.read(
      listStaffProjectApartments,
      { id: RIVA },
      {},
      headersOf('sales_agent'),
    )
    expect(apartments.find(({ id }) => id === APARTMENT)?.properties.price).toEqual(PRICE)
  })

  it('stays in step with the filter, which alone makes nothing public [STU-09]', async () => {
    await change({ selectedFilters: [1] })
    expect(await settings()).toEqual({ prices: 'nobody', selectedFilters: [1], selectedRoles: [] })
    await change({ selectedFilters: [1, 4] })
    expect(await settings()).toMatchObject({ prices: 'named', selectedFilters: [1, 4] })
    await change({ prices: 'nobody' })
    expect(await change({ selectedRoles: [4] })).toEqual([400, 'invalid-input'])
    expect(await change({ prices: 'everybody' })).toEqual([400, 'invalid-input'])
  })

  it('whoever else writes the row keeps it in step too [STU-09]', async () => {
    const write = (values: { selected_filters: number[] }) =>
      studio.server.owner.updateTable('projects').set(values).where('id', '=', RIVA).execute()
    await change({ prices: 'public' })
    await write({ selected_filters: [1, 2] })
    expect(await settings()).toEqual({ prices: 'nobody', selectedFilters: [1, 2], selectedRoles: [] })
    await write({ selected_filters: [1, 2, 4] })
    expect(await settings()).toMatchObject({ prices: 'named', selectedRoles: [] })
  })

  it.each(PRICES)('a change to %s is undone in History like others [STU-09, HIS-01]', async (prices) => {
    if (prices === 'named') await change({ prices: 'public' })
    const before = await settings()
    expect(await change({ prices })).toEqual(DONE)
    const [latest] = await studio.server.read(
      listActions,
      { projectId: RIVA },
      {},
      headersOf('project_admin'),
    )
    const undone = await studio.ask.undo(latest?.id ?? 0, { who: 'project_admin' })
    expect(undone.statusCode).toBe(200)
    expect(await settings()).toEqual(before)
    expect(
      await studio.server.read(getStaffProjectSettings, { id: RIVA }, {}, headersOf('project_admin')),
    ).toMatchObject(before)
  })
})

describe('public prices in memory', () => {
  it('are kept like all that is public, follow a change, and are gone within 2 s [STU-09]', async () => {
    const app = await anotherProcess(studio.server)
    onTestFinished(() => app.close())
    const url = addressOf(listBuildingApartments, BUILDING)
    const soon = { timeout: SHOWN_WITHIN_MS, interval: 20 }
    const priceNow = async () =>
      /"id":1001,.*?"price":"([\d,]+)"/.exec((await app.inject({ url })).payload)?.[1]
    const setPrice = (price: number) =>
      studio.server.owner
        .updateTable('apartment_prices')
        .set({ price })
        .where('apartment_id', '=', APARTMENT)
        .execute()
    await setPrice(111_222)
    expect((await app.inject({ url })).payload).not.toContain('"price"')

    await change({ prices: 'public' })
    await vi.waitFor(async () => expect(await priceNow()).toBe('111,222'), soon)
    await vi.waitFor(async () => {
      const { statements } = app.counted
      expect(await priceNow()).toBe('111,222')
      expect(app.counted.statements).toBe(statements)
    }, soon)
    const { headers } = await app.inject({ url })
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers['cdn-cache-control']).toContain('max-age')
    await setPrice(333_444)
    await vi.waitFor(async () => expect(await priceNow()).toBe('333,444'), soon)

    await change({ prices: 'named' })
    await vi.waitFor(async () => expect((await app.inject({ url })).payload).not.toContain('"price"'), soon)
  })
})
