import { once } from 'node:events'
import { createServer } from 'node:net'
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { CHROMIUM } from '../support/chromium.ts'
import globalSetup from '../support/global-setup.ts'
import { keepFigures } from '../support/keep-figures.ts'
import { english } from '../support/languages.ts'
import { startScratchProduct } from '../support/scratch-product.ts'
import { type Figures, figuresOf } from './figures.ts'
import { medianOf } from './median.ts'
import { report } from './report.ts'
import { measuredScreens } from './screens.ts'
import { scriptsBeforeViewer } from './scripts-before-viewer.ts'

/** What the first look costs on a phone. `--quick`: each screen once, in English. */
const quick = process.argv.includes('--quick')
/** Three of four minutes each: five are longer than a night has for them. */
const TURNS = quick ? 1 : 3

const dropTemplate = await globalSetup()
const { product, stop } = await startScratchProduct({})
const port = await freePort()
const browser = await chromium.launch({
  ...CHROMIUM,
  args: [...CHROMIUM.args, `--remote-debugging-port=${port}`],
})
try {
  const measured = measuredScreens(quick ? [english] : undefined).map((screen) => ({
    screen,
    url: product.origin + screen.path,
    runs: [] as Figures[],
  }))
  // Pictures are made when first asked for; that belongs to no visitor's time.
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  for (const { url } of measured) await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  // In turns, so that whatever else the machine does falls on all alike.
  for (let turn = 1; turn <= TURNS; turn++) {
    for (const { url, runs } of measured) runs.push(await figuresOf(url, port))
    console.error(`turn ${turn} of ${TURNS}, load ${loadavg()[0]?.toFixed(1)}`)
  }
  const all = measured.map(async ({ screen, url, runs }) => ({
    screen,
    scriptBytes: await scriptsBeforeViewer(url),
    ...medianOf(runs),
  }))
  const { lines, figures, reached } = report(await Promise.all(all))
  console.log(lines.join('\n'))
  await keepFigures(figures)
  process.exitCode = reached ? 0 : 1
} finally {
  await browser.close()
  await stop()
  await dropTemplate()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
