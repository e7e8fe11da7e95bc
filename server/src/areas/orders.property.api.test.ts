import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderOf, stepsIn } from '../testing/orders/order.ts'
import { play } from '../testing/orders/play.ts'
import { makePlayground, type Playground } from '../testing/orders/playground.ts'
import { propertySize, tellTried } from '../testing/properties.ts'

const MOVES = 100
const STEPS = propertySize({ gate: 300, deep: 20_000 })
const MINUTE_MS = 60_000
/** Most of it is for making a failing order short; what cannot be tried within it counts as a failure. */
const TIME_MS = propertySize({ gate: 8, deep: 100 }) * MINUTE_MS
/** The gate tries the same orders each time; the full size others every time. */
const SEED = propertySize({ gate: 13, deep: Date.now() })
/** Fewer undos and redos compared would prove nothing; how many an order has depends on who comes first of two at once. */
const COMPARED = STEPS / 50
/** Several orders are played at once, each on a clone of its own: while one waits for the database, another goes on. */
const LANES = 3

const LIMITS = { numRuns: STEPS / 10, interruptAfterTimeLimit: TIME_MS, markInterruptAsFailure: true }

let playground: Playground
beforeAll(async () => {
  playground = await makePlayground()
})
afterAll(() => playground.drop())

it(
  'whatever four roles do, two at once, in whatever order: nothing fails, all is on record, every project has an admin, no sale changes, nothing unpublished shows, and undo and redo give equal bytes [AUT-13]',
  async () => {
    let steps = 0
    let compared = 0
    let failed = -1
    const lane = (nth: number) => {
      const property = fc.asyncProperty(orderOf(MOVES), async (order) => {
        // As many orders as steps and comparisons take; when one has failed, whatever makes it shorter is tried, and nothing else.
        if (failed === -1 ? steps >= STEPS && compared >= COMPARED : failed !== nth) return
        try {
          steps += stepsIn(order)
          // Read after the wait: other lanes count meanwhile.
          const ofOrder = await play(playground, order)
          compared += ofOrder
        } catch (error) {
          if (failed === -1) failed = nth
          throw error
        }
      })
      const seed = process.env.PROPERTY_SEED ? {} : { seed: SEED + nth }
      return fc.assert(property, { ...LIMITS, ...seed })
    }
    const played = await Promise.allSettled(
      Array.from({ length: process.env.PROPERTY_SEED ? 1 : LANES }, (_, nth) => lane(nth)),
    )
    tellTried('steps', steps)
    tellTried('undos and redos compared', compared)
    const first = played[failed] ?? played.find(({ status }) => status === 'rejected')
    if (first?.status === 'rejected') throw first.reason
    // A single order that is tried again may have none that can go back.
    if (!process.env.PROPERTY_SEED) expect(compared).toBeGreaterThanOrEqual(COMPARED)
  },
  TIME_MS + 2 * MINUTE_MS,
)
