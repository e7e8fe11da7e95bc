import { handOf, type Tally } from '../journey/hand.ts'
import { placeOf, rivaOne } from '../journey/riva-one.ts'
import { AS_IN_PRODUCTION, publish, stepsOf } from '../journey/steps.ts'
import { makeUser } from '../support/accounts.ts'
import { expect, test } from '../support/test.ts'
import { cameraOf, stageOf } from '../support/viewer.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

/** From the login on, with a second factor and a list as offices have it. */
const ACTIONS_MAX = 140
/** Waits that are told by themselves. */
const SLOW_MS = 1_000
/** Free, on the river side. */
const WANTED = 'R1-505'

test('a new project goes from nothing to published, alone, with real files [STU-05]', async ({
  browser,
  scratch,
}) => {
  const files = await rivaOne(browser)
  const product = await scratch({ empty: true, settings: AS_IN_PRODUCTION })
  const author = await makeUser(product)
  await product.sqlAtOnce('update users set role_id = 1 where email = $1', [author.email])
  const tally: Tally = { actions: 0, waits: [] }

  const context = { baseURL: product.origin, reducedMotion: 'reduce', serviceWorkers: 'block' } as const
  const studio = await browser.newContext({ ...context, viewport: { width: 1440, height: 900 } })
  const hand = handOf(await studio.newPage(), tally)
  for (const { name, take } of stepsOf(author)) await test.step(name, () => take(hand, files))
  await publish(hand)

  // Somebody without an account, who was told the address.
  const outside = await browser.newContext({ ...context, viewport: { width: 1440, height: 900 } })
  const visitor = handOf(await outside.newPage(), tally)
  await visitor.open('/', stageOf(visitor.page))
  await expect(visitor.page).toHaveURL(/\/rs\/masterplan\/\d+\/building\/\d+/)
  const { scale, x, y } = await cameraOf(visitor.page)
  const [left, top] = placeOf(WANTED, 0)
  const card = visitor.page.locator('b', { hasText: WANTED })
  await visitor.clickAt(x + left * scale, y + top * scale, card)

  report(tally)
  expect(tally.actions).toBeLessThanOrEqual(ACTIONS_MAX)
  await studio.close()
  await outside.close()
})

function report({ actions, waits }: Tally): void {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
  const slow = waits.filter(({ ms }) => ms > SLOW_MS).map(({ what, ms }) => `${what}: ${seconds(ms)}`)
  console.log(`${actions} actions of at most ${ACTIONS_MAX}`)
  console.log(
    `The machine took ${seconds(waits.reduce((sum, { ms }) => sum + ms, 0))}; of that\n  ${slow.join('\n  ')}`,
  )
}
