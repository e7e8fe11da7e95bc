import { setTimeout as wait } from 'node:timers/promises'
import { getApartment } from '@belvedere/contract/calls/apartments'
import { getBuilding, listBuildingApartments } from '@belvedere/contract/calls/buildings'
import { followStatuses, getStatuses } from '@belvedere/contract/calls/live'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { addressOf } from '../../testing/address-of.ts'
import { anotherProcess } from '../../testing/another-process.ts'
import { followStream } from '../../testing/follow-stream.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const RIVA = 1
const STREAM = addressOf(followStatuses, { id: RIVA })
const SOON = { timeout: 2_000, interval: 20 }

let server: TestApp
const processes: FastifyInstance[] = []
const urls: string[] = []
beforeAll(async () => {
  server = await createTestApp()
  for (let n = 0; n < 2; n += 1) {
    const process = await anotherProcess(server)
    processes.push(process)
    urls.push(await process.listen({ port: 0, host: '127.0.0.1' }))
  }
})
afterAll(async () => {
  for (const process of processes) await process.close()
  await server.close()
})

const setStatus = (id: number, status: string) =>
  server.owner.updateTable('apartments').set({ status }).where('id', '=', id).execute()

const present = async () => server.read(getStatuses, { id: RIVA })

async function follow(n = 0, query = '', headers: Record<string, string> = {}) {
  const stream = await followStream(`${urls[n]}${STREAM}${query}`, headers)
  onTestFinished(() => void stream.close())
  return stream
}

const read = ({ data }: { data: string }) => JSON.parse(data) as Record<string, number[]>

it('says in which status each apartment stands, and up to which change [LIV-02]', async () => {
  await setStatus(1001, 'available')
  const before = await present()
  expect(before.apartments.available).toContain(1001)
  await setStatus(1001, 'sold')
  const after = await present()
  expect(after.apartments.available).not.toContain(1001)
  expect(after.apartments.sold).toContain(1001)
  expect(after.mark).toBe(before.mark + 1)
})

it('tells of a change in every process, under its mark, and of nothing else [LIV-02]', async () => {
  await setStatus(1001, 'available')
  const streams = [await follow(0), await follow(1)]
  for (const stream of streams) {
    expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(stream.headers['cache-control']).toBe('no-store, no-transform')
    // At once, so that whoever listens knows that nothing on the way holds the stream back.
    await vi.waitFor(() => expect(stream.events[0]?.event).toBe('beat'), SOON)
  }
  await wait(300)
  await server.owner.updateTable('apartments').set({ name: 'R1-101' }).where('id', '=', 1001).execute()
  await server.owner.updateTable('apartments').set({ status: 'sold' }).where('project_id', '=', 101).execute()
  await setStatus(1001, 'reserved')
  const { mark } = await present()
  for (const stream of streams) {
    await vi.waitFor(() => expect(stream.news).toHaveLength(1), SOON)
    expect(stream.news).toEqual([{ id: String(mark), event: 'message', data: '{"reserved":[1001]}' }])
  }
})

it('tells of a change within 2 s, from when on every answer that a screen is made of says the same [LIV-01]', async () => {
  const statuses = async () => {
    const building = await server.read(getBuilding, { id: 1 })
    const listed = await server.read(listBuildingApartments, { id: 1 })
    return {
      apartment: (await server.read(getApartment, { id: 1001 })).status,
      onPicture: building.apartments.find(({ id }) => id === 1001)?.status,
      listed: listed.find(({ id }) => id === 1001)?.status,
      available: building.statusCounts.available,
    }
  }
  await setStatus(1001, 'available')
  const stream = await follow()
  await expect.poll(async () => (await statuses()).apartment, SOON).toBe('available')
  const { available } = await statuses()
  for (const [status, left] of [
    ['pending-reservation', available - 1],
    ['available', available],
  ] as const) {
    const { length } = stream.news
    await setStatus(1001, status)
    await vi.waitFor(() => expect(stream.news).toHaveLength(length + 1), SOON)
    expect(read(stream.news.at(-1) ?? { data: '{}' })).toEqual({ [status]: [1001] })
    expect(await statuses()).toEqual({
      apartment: status,
      onPicture: status,
      listed: status,
      available: left,
    })
  }
})

it('misses nothing and tells nothing twice, however often the line is cut and whoever answers [LIV-02]', async () => {
  const ids = [1001, 1002, 1003, 1004, 1005]
  const statuses = ['available', 'reserved', 'sold', 'unavailable']
  let writing = true
  const start = await present()
  const writer = (async () => {
    for (let n = 0; n < 120; n += 1) {
      const [id = 0, status = ''] = [ids[n % ids.length], statuses[Math.floor(n / ids.length) % 4]]
      await setStatus(id, status)
      await wait(n % 7)
    }
    writing = false
  })()
  const known = new Map<number, string>()
  for (const [status, of] of Object.entries(start.apartments)) for (const id of of) known.set(id, status)
  let last = start.mark
  let cuts = 0
  for (; writing || last < (await present()).mark; cuts += 1) {
    const stream = await follow(cuts % 2, cuts ? '' : `?since=${last}`, {
      ...(cuts && { 'last-event-id': String(last) }),
    })
    await wait(30 + ((cuts * 37) % 90))
    stream.close()
    for (const event of stream.news) {
      expect(Number(event.id)).toBeGreaterThan(last)
      last = Number(event.id)
      for (const [status, of] of Object.entries(read(event))) for (const id of of) known.set(id, status)
    }
    expect(cuts).toBeLessThan(200)
  }
  await writer
  expect(cuts).toBeGreaterThan(5)
  const truth = (await present()).apartments
  for (const id of ids) expect(truth[known.get(id) as keyof typeof truth]).toContain(id)
})

it('tells everything to whoever knows more than there is: the database was put back [LIV-02]', async () => {
  await setStatus(1001, 'sold')
  const { mark } = await present()
  const stream = await follow(0, `?since=${mark + 1000}`)
  await vi.waitFor(() => expect(stream.news).toHaveLength(1), SOON)
  expect([stream.news[0]?.id, read(stream.news[0] ?? { data: '{}' }).sold?.includes(1001)]).toEqual([
    String(mark),
    true,
  ])
})

it('is told to nobody of what is not published, and ends when it is taken down [LIV-02]', async () => {
  const status = async (id: number) => (await fetch(`${urls[0]}${addressOf(followStatuses, { id })}`)).status
  expect(await status(999_999)).toBe(404)
  const stream = await followStream(`${urls[0]}${addressOf(followStatuses, { id: 101 })}`)
  expect(stream.status).toBe(200)
  await server.owner.updateTable('projects').set({ publish: false }).where('id', '=', 101).execute()
  await vi.waitFor(() => expect(stream.ended).toBe(true), SOON)
  expect(await status(101)).toBe(404)
  await server.owner.updateTable('projects').set({ publish: true }).where('id', '=', 101).execute()
})
