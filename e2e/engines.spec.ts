import { ENGINES, startEngine } from './engines/engine.ts'
import { handOf } from './engines/hand.ts'
import { findAndAsk } from './engines/journeys.ts'
import { expect, test } from './support/test.ts'

/** What a journey may take on a machine that runs another browser beside it. */
const JOURNEY_MS = 60_000

test.describe.configure({ mode: 'default' })

for (const name of ENGINES)
  test(`a buyer walks from the splash to an apartment, filters and asks for its price, in ${name} [BUY-02]`, async ({
    baseURL,
  }) => {
    test.setTimeout(JOURNEY_MS + 60_000)
    const engine = await startEngine(name)
    try {
      const tab = await engine.newTab({ width: 1440, height: 900 })
      const began = Date.now()
      await findAndAsk(handOf(tab, baseURL ?? ''), async () => {})
      expect(await tab.errors()).toEqual([])
      const ms = Date.now() - began
      test.info().annotations.push({ type: 'seconds', description: (ms / 1000).toFixed(1) })
      expect(ms).toBeLessThan(JOURNEY_MS)
    } finally {
      await engine.stop()
    }
  })
