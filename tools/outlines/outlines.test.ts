import { expect, it } from 'vitest'
import { FORMATS } from './demo-mask.ts'
import { viewNamed } from './demo-views.ts'
import { measureCarrying } from './measure-carrying.ts'
import { measureGrid } from './measure-grid.ts'
import { measureMask } from './measure-masks.ts'

/** Pictures of megapixels are painted and traced, beside other tests. */
const TRACED_WITHIN_MS = 60_000

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The smallest of the 17 views; `npm run outlines` asks for all of them. */
it.each(FORMATS)(
  'traces a mask of the tower, as %s, to its outlines [OUT-03]',
  async (format) => {
    const { overlaps, strays } = await measureMask(viewNamed('t1-front'), format)
    expect(overlaps).toHaveLength(67)
    expect(mean(overlaps)).toBeGreaterThanOrEqual(0.97)
    expect(Math.min(...overlaps)).toBeGreaterThanOrEqual(0.9)
    expect(strays).toBe(0)
  },
  TRACED_WITHIN_MS,
)

it("makes the outlines of Riva One's river side by a façade grid with few presses [OUT-11]", () => {
  const { acts, overlaps } = measureGrid()
  expect(overlaps).toHaveLength(56)
  expect(acts).toBeLessThanOrEqual(60)
  expect(mean(overlaps)).toBeGreaterThanOrEqual(0.75)
})

it('carries the outlines of the tower from one camera to the other [OUT-05]', () => {
  const overlaps = measureCarrying()
  expect(overlaps.length).toBe(50)
  expect(overlaps.filter((overlap) => overlap >= 0.9).length).toBeGreaterThanOrEqual(45)
})
