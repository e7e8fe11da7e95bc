import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RIVA } from '../../testing/identities.ts'
import { listDesk } from '../../testing/list-desk.ts'
import { openStudio, refusal, type Studio } from '../../testing/studio.ts'

type Apartment = { id: number; name: string; price: number }

let studio: Studio
let desk: ReturnType<typeof listDesk>
/** Of Riva Two, whose prices nothing else here changes. */
let apartments: Apartment[]
beforeAll(async () => {
  studio = await openStudio()
  desk = listDesk(studio)
  apartments = await studio.server.owner
    .selectFrom('apartments')
    .innerJoin('apartment_prices', 'apartment_id', 'apartments.id')
    .where('building_id', '=', 2)
    .select(['apartments.id', 'name', 'price'])
    .orderBy('apartments.id')
    .execute()
})
afterAll(() => studio.close())

const listOf = (row: (apartment: Apartment, nth: number) => (string | number)[]) =>
  ['Name,Price', ...apartments.map((apartment, nth) => row(apartment, nth).join(','))].join('\n')

const priced = (change: (price: number, nth: number) => number) =>
  listOf(({ name, price }, nth) => [name, change(price, nth)])

describe('held back until it is confirmed:', () => {
  it('every price, when their median moves by more than 3 % [IMP-03]', async () => {
    const within = await desk.look((await desk.send(priced((price) => Math.round(price * 1.025)))).id)
    expect(within.guards).toEqual([])
    expect(within.confirm).toBe(apartments.length)
    const { id } = await desk.send(priced((price) => Math.round(price * 1.04)))
    const seen = await desk.look(id)
    expect(seen).toMatchObject({ guards: [{ guard: 'median' }], confirm: 0 })
    expect(seen.changed).toHaveLength(apartments.length)
    expect(refusal(await desk.ask.apply(id, { confirm: apartments.length }))).toEqual([
      409,
      'confirmation-required',
    ])
  })

  it('a name that stands there twice [IMP-03]', async () => {
    const [one] = apartments
    const { id } = await desk.send(
      `Name,Price\n${one?.name},${(one?.price ?? 0) + 100}\n${one?.name},${(one?.price ?? 0) + 200}\n`,
    )
    const seen = await desk.look(id)
    expect(seen.changed.map(({ held }: { held: string[] }) => held)).toEqual([
      expect.arrayContaining(['twice']),
      expect.arrayContaining(['twice']),
    ])
    expect(seen.confirm).toBe(0)
  })

  it('everything, when more than a fifth of the names is unknown [IMP-03]', async () => {
    const named = (unknown: number) =>
      listOf(({ name, price }, nth) => [nth < unknown ? `Z9-${nth}` : name, price + 100])
    const fifth = Math.floor(apartments.length / 5)
    const guards = async (list: string) => (await desk.look((await desk.send(list)).id)).guards
    expect(await guards(named(fifth))).toEqual([])
    expect(await guards(named(fifth + 1))).toMatchObject([{ guard: 'unknown-names' }])
  })
})

describe('apartments that a file does not name', () => {
  it('stay as they are, unless that is ticked [IMP-03]', async () => {
    const named = apartments.slice(0, 3)
    const list = `Name,Price\n${named.map(({ name, price }) => `${name},${price}`).join('\n')}\n`
    const statuses = () =>
      studio.server.owner
        .selectFrom('apartments')
        .where('project_id', '=', RIVA)
        .select(['id', 'status'])
        .orderBy('id')
        .execute()
    const before = await statuses()
    const left = await desk.send(list)
    expect((await desk.look(left.id)).missing).toHaveLength(before.length - named.length)
    await desk.make(left.id, { confirm: 0 })
    expect(await statuses()).toEqual(before)

    const ticked = await desk.send(list)
    const free = before.filter(
      ({ id, status }) => status === 'available' && !named.some((one) => one.id === id),
    )
    const { actionId } = await desk.make(ticked.id, { missing: 'unavailable', confirm: free.length })
    const after = new Map((await statuses()).map(({ id, status }) => [id, status]))
    for (const { id, status } of before)
      expect(after.get(id)).toBe(free.some((one) => one.id === id) ? 'unavailable' : status)
    expect((await studio.ask.undo(actionId, { who: 'project_admin' })).statusCode).toBe(200)
    expect(await statuses()).toEqual(before)
  })
})
