import { byHand } from '@belvedere/server/testing/by-hand'
import { ownDemo } from '@belvedere/server/testing/own-demo'
import { expect, it, onTestFinished, vi } from 'vitest'
import { spawnProduct } from './testing/spawn-product.ts'

const SEARCH = '/masterplan/2/building/1/search?status=available'
/** No longer than a visitor waits, on a machine that has much else to do. */
const SOON_MS = 15_000

it('while the database is away, pages that were seen go on being shown, with who may show them', async () => {
  const { postgres } = await ownDemo()
  onTestFinished(() => postgres.remove())
  const owner = await byHand(postgres.url)
  await owner.run(`set belvedere.action = 'test'`)
  await owner.run(`update projects set embed_origins = '{https://developer.example}' where id = 1`)
  const product = await spawnProduct({
    NODE_ENV: 'production',
    TRIAL: 'yes',
    ROLE: 'web',
    DATABASE_URL: postgres.url,
  })
  onTestFinished(async () => {
    product.child.kill('SIGKILL')
    await product.ended
  })
  const page = async () => {
    const answer = await fetch(product.origin + SEARCH, { signal: AbortSignal.timeout(SOON_MS) })
    const frame = /frame-ancestors [^;]*/.exec(answer.headers.get('content-security-policy') ?? '')?.[0]
    return { status: answer.status, frame, isShown: (await answer.text()).includes('R1-101') }
  }
  const before = await page()
  expect(before).toEqual({ status: 200, frame: expect.stringContaining('developer.example'), isShown: true })
  // It is no longer as it was when the page was made, and nobody has asked for it since.
  await owner.run(`update apartments set status = 'reserved' where id = 1002`)
  await vi.waitFor(async () => expect(await page()).toEqual(before), { timeout: SOON_MS })
  await owner.run(`update apartments set status = 'available' where id = 1002`)
  await owner.close()
  await postgres.kill()
  for (let n = 0; n < 5; n += 1) expect(await page()).toEqual(before)
}, 120_000)
