import { mkdir, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { makeContactSheet } from '../screens/contact-sheet.ts'
import { fillDesk } from '../screens/desk-day.ts'
import { makeUser, ROLE_USER } from '../support/accounts.ts'
import { CHROMIUM } from '../support/chromium.ts'
import { EVERY_SCREEN } from '../support/every-screen.ts'
import globalSetup from '../support/global-setup.ts'
import { keepFigures } from '../support/keep-figures.ts'
import { ROOT } from '../support/product-environment.ts'
import { type ScratchProduct, startScratchProduct } from '../support/scratch-product.ts'
import { ENGINES, type Engine, type EngineName, type Size, startEngine, type Tab } from './engine.ts'
import { type Hand, handOf } from './hand.ts'
import { journeysOf, logIn, type Person, picture } from './journeys.ts'

/**
 * Every screen of a buyer, at a desk and on a phone, and the main journeys of buyers, authors and sellers, in the engines
 * that the browser tests do not drive. Pictures of all of it: `var/engines`, with a contact sheet each.
 */
const OUT = fileURLToPath(new URL('var/engines', ROOT))
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
type SizeName = keyof typeof SIZES
const STAFF_SIZE = { width: 1280, height: 800 }
const PATIENCE_MS = 20_000
/** Of one screen or journey, whatever hangs. */
const ATTEMPT_MS = 120_000
/** Before it is looked at: what comes over into its place has done so, and a map has drawn its ground. */
const SETTLE_MS = 700
const MAP_MS = 4_000
/** A small window beside large ones: where a strip at the left once lay on a pill at the right. */
const BETWEEN = { width: 1024, height: 730 }
/** A page that is not there says so in the console, and Firefox says of what it no longer needed that it was aborted: no faults. */
const EXPECTED = /404|Not Found|status of 40[0-9]|status=2152398850/
const HAS_PICTURE = /^(\/rs)?\/masterplan\/\d+(\/building\/\d+)?(\?|$)/

const STAFF_SCREENS = {
  agent: ['/desk', '/desk/1/enquiries', '/desk/1/board', '/desk/1/apartments', '/desk/1/buyers'],
  admin: [
    '/desk/1/reports',
    '/studio',
    '/studio/1',
    '/studio/1/places',
    '/studio/1/outlines?building=1',
    '/studio/1/apartments',
    '/studio/1/import',
    '/studio/1/look',
    '/studio/1/people',
    '/studio/1/settings',
    '/studio/1/history',
  ],
} as const

const { values } = parseArgs({
  options: { engine: { type: 'string' }, only: { type: 'string', default: '' } },
})
const engines = ENGINES.filter((name) => !values.engine || name === values.engine)
const wanted = (name: string) => name.includes(values.only)

interface Tally {
  passed: number
  readonly failed: string[]
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
const dropTemplate = await globalSetup()
const { product, stop } = await startScratchProduct({})
const sheets = await chromium.launch(CHROMIUM)
const people = {
  admin: await makeUser(product, 2),
  agent: await makeUser(product, 5),
}
const results = new Map<EngineName, Tally>()
try {
  await fillDesk(product)
  for (const name of engines) {
    const tally: Tally = { passed: 0, failed: [] }
    results.set(name, tally)
    const engine = await startEngine(name)
    try {
      await walkAll(engine, product, tally)
    } catch (error) {
      tally.failed.push(`ended early: ${error}`)
    } finally {
      await engine.stop()
    }
  }
} finally {
  await sheets.close()
  await stop()
  await dropTemplate()
}
for (const [name, { failed }] of results) for (const one of failed) console.log(`${name}: ${one}`)
const figures = [...results].map(([name, { passed, failed }]) => {
  const all = passed + failed.length
  return {
    name: `screens and journeys in ${name}`,
    measured: `${passed} of ${all} passed`,
    goal: { words: 'all', reached: failed.length === 0 && passed > 0 },
  }
})
for (const { name, measured } of figures) console.log(`${name}: ${measured}`)
await keepFigures(figures)
process.exitCode = figures.every(({ goal }) => goal.reached) ? 0 : 1

async function walkAll(engine: Engine, { origin }: ScratchProduct, tally: Tally): Promise<void> {
  for (const size of ['desktop', 'phone'] as const) {
    const sheet = await newSheet(engine, size, SIZES[size])
    await withTab(engine, SIZES[size], async (tab) => {
      for (const [name, path] of Object.entries(EVERY_SCREEN))
        await attempt(tally, sheet, tab, name, () => lookAt(handOf(tab, origin, PATIENCE_MS), path))
    })
    await sheet.lay()
    await takeJourneys(engine, origin, size, tally)
  }
  await withTab(engine, BETWEEN, async (tab) => {
    const sheet = await newSheet(engine, 'between', BETWEEN)
    for (const [name, path] of [
      ['building', '/masterplan/2/building/1'],
      ['building in Serbian', '/rs/masterplan/2/building/1'],
      ['masterplan', '/masterplan/2'],
    ] as const)
      await attempt(tally, sheet, tab, name, () => lookAt(handOf(tab, origin, PATIENCE_MS), path))
    await sheet.lay()
  })
  for (const who of ['admin', 'agent'] as const) {
    const sheet = await newSheet(engine, who, STAFF_SIZE)
    await withTab(engine, STAFF_SIZE, async (tab) => {
      const hand = handOf(tab, origin, PATIENCE_MS)
      // Without a login each of the screens says so.
      await logIn(hand, people[who]).catch(() => {})
      for (const path of STAFF_SCREENS[who]) await attempt(tally, sheet, tab, path, () => lookAt(hand, path))
    })
    await sheet.lay()
  }
}

async function takeJourneys(engine: Engine, origin: string, size: SizeName, tally: Tally): Promise<void> {
  const sheet = await newSheet(engine, `journeys-${size}`, SIZES[size])
  for (const { name, by, on, walk } of journeysOf(origin)) {
    if (!on.includes(size)) continue
    await withTab(engine, SIZES[size], async (tab) => {
      const nobody: Person = { email: '', password: '' }
      const keep = (what: string) => sheet.keep(tab, `${name}, ${what}`)
      await attempt(tally, sheet, tab, name, async () => {
        const who =
          by === 'visitor' ? nobody : by === 'user' ? await makeUser(product, ROLE_USER) : people[by]
        await walk(handOf(tab, origin, PATIENCE_MS), who, keep)
        await expectNoErrors(tab)
      })
    })
  }
  await sheet.lay()
}

async function withTab(engine: Engine, size: Size, use: (tab: Tab) => Promise<void>): Promise<void> {
  const tab = await engine.newTab(size)
  await use(tab).finally(() => tab.close())
}

/** One thing that passes or does not; a picture of how it ended either way. */
async function attempt(
  tally: Tally,
  sheet: Sheet,
  tab: Tab,
  name: string,
  doing: () => Promise<void>,
): Promise<void> {
  if (!wanted(name)) return
  const began = Date.now()
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`not within ${ATTEMPT_MS / 1000} s`)), ATTEMPT_MS).unref(),
  )
  try {
    await Promise.race([doing(), late])
    tally.passed += 1
    console.log(`  ${sheet.name} ${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
  } catch (error) {
    const why = String(error instanceof Error ? error.message : error).split('\n')[0]
    tally.failed.push(`${sheet.name} ${name}: ${why}`)
    console.log(`  ${sheet.name} ${name}: FAILED ${why}`)
  }
  await sheet.keep(tab, name).catch(() => {})
}

/** The screen is there, awake, with all its pictures, within its window, and nothing went wrong. */
async function lookAt(hand: Hand, path: string): Promise<void> {
  // The page before may complain of being left; that is not this one's fault.
  await hand.tab.open('about:blank')
  const before = (await hand.tab.errors()).length
  await hand.open(path, { css: ':is(h1, h2)' })
  if (HAS_PICTURE.test(path)) await hand.see(picture)
  await hand.until('every picture in sight', () =>
    hand.tab.run(() => {
      const missing = [...document.images].filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect()
        const inSight = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
        return inSight && !(image.complete && image.naturalWidth > 0)
      })
      return missing.length === 0 ? true : undefined
    }),
  )
  await wait(path.startsWith('/map') ? MAP_MS : SETTLE_MS)
  const wide = await hand.tab.run(() => document.documentElement.scrollWidth - innerWidth)
  if (wide > 1) throw new Error(`${wide} px wider than its window`)
  const crossing = HAS_PICTURE.test(path) ? await hand.tab.run(crossings) : []
  if (crossing.length) throw new Error(`lie on one another: ${crossing.join('; ')}`)
  await expectNoErrors(hand.tab, before)
}

/** What stands over a picture, each in its own place. */
function crossings(): string[] {
  const standing = [
    'header',
    '[data-place="picture"]',
    'nav[aria-label] > div > ul',
    'main > div > ul',
    '[role="group"][aria-label="Zoom"]',
  ].flatMap((css) =>
    [...document.querySelectorAll(css)]
      .filter((one) => one.getClientRects().length && getComputedStyle(one).visibility === 'visible')
      .map((one) => ({ css, box: one.getBoundingClientRect() })),
  )
  return standing.flatMap((a, nth) =>
    standing
      .slice(nth + 1)
      .filter(
        (b) =>
          a.box.left < b.box.right &&
          b.box.left < a.box.right &&
          a.box.top < b.box.bottom &&
          b.box.top < a.box.bottom,
      )
      .map((b) => `${a.css} and ${b.css}`),
  )
}

async function expectNoErrors(tab: Tab, before = 0): Promise<void> {
  const errors = (await tab.errors()).slice(before).filter((one) => !EXPECTED.test(one))
  if (errors.length) throw new Error(`the page says: ${errors.slice(0, 2).join(' | ').slice(0, 300)}`)
}

type Sheet = Awaited<ReturnType<typeof newSheet>>

async function newSheet(engine: Engine, name: string, size: Size) {
  const to = `${OUT}/${engine.name.toLowerCase()}-${name}`
  if (!values.only) await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  const files: string[] = []
  return {
    name,
    async keep(tab: Tab, what: string): Promise<void> {
      const file = `${to}/${what.replaceAll(/[^\w, -]+/g, ' ').trim()}.png`
      await writeFile(file, await tab.png())
      files.push(file)
    },
    async lay(): Promise<void> {
      if (!files.length) return
      await makeContactSheet(sheets, { files, size: { ...size, touch: false }, to })
      console.log(`${to}.jpg`)
    },
  }
}
