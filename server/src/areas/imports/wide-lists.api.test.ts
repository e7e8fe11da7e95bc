import { setTimeout as pause } from 'node:timers/promises'
import { getBuilding } from '@belvedere/contract/calls/buildings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDesk } from '../../testing/list-desk.ts'
import { openStudio, refusal, type Studio } from '../../testing/studio.ts'

let studio: Studio
let desk: ReturnType<typeof listDesk>
beforeAll(async () => {
  studio = await openStudio()
  desk = listDesk(studio)
})
afterAll(() => studio.close())

const ROWS = 19_990
const NOTES = 185

/** Almost as many rows and columns as are taken, most of which no field means: 7.6 MB. */
function wideList(): string {
  const notes = Array.from({ length: NOTES }, (_, nth) => `Note ${nth}`)
  const cells = ',x'.repeat(NOTES)
  const rows = Array.from({ length: ROWS }, (_, nth) => `W-${nth},${200_000 + nth},50,1,2${cells}`)
  return [`Name,Price,Area,Floor,Rooms,${notes.join(',')}`, ...rows].join('\n')
}

/** Does something while a visitor asks again and again: the longest that they waited, and how long all of it took. */
async function besideVisitor<Result>(work: () => Promise<Result>) {
  const began = performance.now()
  let [over, longest] = [false, 0]
  const asking = (async () => {
    while (!over) {
      const asked = performance.now()
      await pause(1)
      expect((await studio.server.ask(getBuilding, { id: 1 })).statusCode).toBe(200)
      longest = Math.max(longest, performance.now() - asked)
      await pause(10)
    }
  })()
  try {
    const result = await work()
    return { result, longest, took: performance.now() - began }
  } finally {
    over = true
    await asking
  }
}

/** Of the time that the list takes; before it was read apart to the end, a visitor waited for two fifths of it. */
const SHARE_MAX = 0.15

describe('a list of 20,000 rows and 190 columns', () => {
  it('is read, compared and applied without a visitor noticing, one at a time [IMP-08] [IMP-01]', async () => {
    const list = wideList()
    await studio.server.ask(getBuilding, { id: 1 })
    const sent = await besideVisitor(() => desk.ask.upload(list))
    expect(sent.result.statusCode).toBe(201)
    const { id } = sent.result.json().data.attributes
    const looked = await besideVisitor(() => desk.ask.check(id))
    expect(looked.result.statusCode).toBe(200)
    const { confirm } = looked.result.json().data.attributes
    const applied = await besideVisitor(() => desk.ask.apply(id, { confirm }))
    expect(applied.result.statusCode).toBe(200)
    for (const { longest, took } of [sent, looked, applied]) {
      console.log(`A visitor waited ${Math.round(longest)} ms of the ${Math.round(took)} ms that it took`)
      expect(longest / took).toBeLessThan(SHARE_MAX)
    }
  }, 240_000)

  it('is not called broken when there is no time for it, nor when others are read: come again [IMP-08]', async () => {
    const list = wideList()
    // Of so many at once the last ones cannot have their turn in time.
    const replies = await Promise.all(Array.from({ length: 12 }, () => desk.ask.upload(list)))
    const refused = replies.filter(({ statusCode }) => statusCode !== 201)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(replies.length)
    for (const reply of refused) {
      expect(refusal(reply)).toEqual([503, 'unavailable'])
      expect(reply.headers['retry-after']).toBeDefined()
    }
  }, 240_000)
})
