import { ENGINES, startEngine } from './engines/engine.ts'
import { handOf } from './engines/hand.ts'
import { findAndAsk } from './engines/journeys.ts'
import { expect, test } from './support/test.ts'

// One after the other: two engines at once would take the processor from all that runs beside them.
test.describe.configure({ mode: 'default' })

for (const name of ENGINES)
  test(`a buyer walks from the splash to an apartment, filters and asks for its price, in ${name} [BUY-02]`, async ({
    baseURL,
  }) => {
    const engine = await startEngine(name)
    try {
      const tab = await engine.newTab({ width: 1440, height: 900 })
      const began = Date.now()
      await findAndAsk(handOf(tab, baseURL ?? ''), async () => {})
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      test.info().annotations.push({ type: 'seconds', description: seconds })
      expect(await tab.errors()).toEqual([])
    } finally {
      await engine.stop()
    }
  })
