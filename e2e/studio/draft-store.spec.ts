import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { BrowserContext, Page } from '@playwright/test'
import { ROOT } from '../support/product-environment.ts'
import { atRandom } from '../support/random.ts'
import { expect, test } from '../support/test.ts'

/** Every night a thousand, in parts beside each other: they mostly wait. A few stand for them in the gate. */
const [PARTS, RUNS] = process.env.E2E_GATE ? [1, 5] : [4, 250]
const ADDRESS = 'http://drafts.localhost'
const SCOPE = 'test'

type Saver = {
  change: (changes: Map<string, number>, how?: { alone: boolean }) => Promise<void>
  leftover: () => Promise<object[]>
  takeUp: (acts: object[]) => Promise<void>
}
type Here = typeof globalThis & { saver: Saver; keep: (key: string, value: number) => void }

/** The module itself, as the browser runs it, on a page with nothing else. */
async function serve(context: BrowserContext, server: Map<string, number>, random: () => number) {
  await context.route(`${ADDRESS}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    if (path.endsWith('.ts')) return route.fulfill({ contentType: 'text/javascript', body: source(path) })
    if (path !== '/save') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
    const chance = random()
    if (chance < 0.25) return route.abort()
    for (const [key, value] of JSON.parse(route.request().postData() ?? '[]')) server.set(key, value)
    // The server has it, and the answer is lost on the way.
    return chance < 0.4 ? route.abort() : route.fulfill({ json: [] })
  })
}

const source = (path: string) =>
  stripTypeScriptTypes(readFileSync(new URL(`web/app/studio/saving${path}`, ROOT), 'utf8'))

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(ADDRESS)
  await page.evaluate(async (scope) => {
    const { createSaver } = await import(`${location.origin}/saver.ts`)
    const { createDraftStore } = await import(`${location.origin}/draft-store.ts`)
    const here = globalThis as Here
    here.saver = createSaver({
      scope,
      store: createDraftStore(),
      onState: () => {},
      save: async (changes: Map<string, number>) => {
        const answer = await fetch('/save', { method: 'POST', body: JSON.stringify([...changes]) })
        return answer.json()
      },
    })
  }, SCOPE)
  return page
}

for (let part = 1; part <= PARTS; part++)
  test(`0 edits are lost in ${RUNS} runs of edits, closed pages, crashes and cut lines, part ${part} [STU-03]`, async ({
    context,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium')
    test.setTimeout(RUNS * 10_000 + 60_000)
    const server = new Map<string, number>()
    const seed = (Date.now() + part) % 1_000_000
    const random = atRandom(seed)
    await serve(context, server, random)
    let edits = 0
    for (let run = 0; run < RUNS; run++) {
      const expected = new Map<string, number>()
      let page = await open(context)
      for (let visit = 0; visit < 2; visit++) {
        for (let nth = 0; nth < 1 + Math.floor(random() * 4); nth++) {
          const [key, value] = [`${run}.${Math.floor(random() * 4)}`, ++edits]
          // Taken once the promise is kept; what comes after that may not undo it.
          await page.evaluate(
            ([name, number, alone]) =>
              (globalThis as Here).saver.change(new Map([[name, number]]), { alone }),
            [key, value, random() < 0.3] as const,
          )
          expected.set(key, value)
          if (random() < 0.3) await page.waitForTimeout(random() * 900)
        }
        if (random() < 0.2) await context.setOffline(true)
        const end = random()
        if (end < 0.3) await page.reload()
        else if (end < 0.5) await page.goto('chrome://crash').catch(() => {})
        await page.close({ runBeforeUnload: false })
        await context.setOffline(false)
        page = await open(context)
        // Offered again, and taken up.
        await page.evaluate(async () => {
          const { saver } = globalThis as Here
          await saver.takeUp(await saver.leftover())
        })
      }
      await expect
        .poll(() => [...expected].filter(([key, value]) => server.get(key) !== value), {
          message: `seed ${seed}, run ${run}`,
          timeout: 60_000,
        })
        .toEqual([])
      await page.close()
    }
    console.log(`${edits} edits in ${RUNS} runs, seed ${seed}: 0 lost`)
  })
