import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { asWebp } from '../guide/as-webp.ts'
import { makeUser } from '../support/accounts.ts'
import { CHROMIUM } from '../support/chromium.ts'
import { ROOT } from '../support/product-environment.ts'
import { startScratchProduct } from '../support/scratch-product.ts'
import { stageOf } from '../support/viewer.ts'
import { handOf, type Tally } from './hand.ts'
import { rivaOne } from './riva-one.ts'
import { AS_IN_PRODUCTION, publish, stepsOf } from './steps.ts'

/** The way from nothing to a published project as one picture, taken from the running studio while it is gone. */
const STRIP = new URL('docs/screens/journey.webp', ROOT)
const WINDOW = { width: 1440, height: 900 }
const FRAME_WIDTH = 480
const COLUMNS = 3
const GAP = 12

interface Frame {
  readonly name: string
  readonly png: Buffer
}

const { product, stop } = await startScratchProduct({ empty: true, settings: AS_IN_PRODUCTION })
const browser = await chromium.launch(CHROMIUM)
try {
  const tally: Tally = { actions: 0, waits: [] }
  const frames = await takeFrames(browser, tally)
  await writeFile(STRIP, await layOut(browser, frames))
  console.log(`${frames.length} frames in ${fileURLToPath(STRIP)}`)
  console.log(`${tally.actions} actions`)
} finally {
  await browser.close()
  await stop()
}

async function takeFrames(browser: Browser, tally: Tally): Promise<Frame[]> {
  const author = await makeUser(product)
  await product.sqlAtOnce('update users set role_id = 1 where email = $1', [author.email])
  const files = await rivaOne(browser)
  const context = { baseURL: product.origin, viewport: WINDOW, reducedMotion: 'reduce' } as const
  const studio = await browser.newContext(context)
  const hand = handOf(await studio.newPage(), tally)
  const frames: Frame[] = []
  for (const { name, take } of stepsOf(author)) {
    await take(hand, files)
    frames.push({ name, png: await hand.page.screenshot() })
  }
  await publish(hand)
  const outside = await browser.newContext(context)
  const visitor = handOf(await outside.newPage(), tally)
  await visitor.open('/', stageOf(visitor.page))
  await visitor.page.waitForLoadState('networkidle')
  frames.push({ name: 'A visitor', png: await visitor.page.screenshot() })
  return frames
}

async function layOut(browser: Browser, frames: readonly Frame[]): Promise<Buffer> {
  const width = COLUMNS * FRAME_WIDTH + (COLUMNS + 1) * GAP
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  const figures = frames.map(
    ({ name, png }, nth) =>
      `<figure><img src="data:image/png;base64,${png.toString('base64')}" alt=""><figcaption>${nth + 1}. ${name}</figcaption></figure>`,
  )
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
    body { display: grid; grid-template-columns: repeat(${COLUMNS}, ${FRAME_WIDTH}px); gap: ${GAP}px; margin: ${GAP}px;
      background: #f3efe8; color: #22272a; font: 500 14px / 20px sans-serif }
    figure { margin: 0 } img { display: block; width: 100%; border-radius: 4px } figcaption { padding-top: 6px }
    </style>${figures.join('\n')}`)
  const strip = await page.screenshot({ fullPage: true })
  return asWebp(context, strip, width)
}
