import { listProjects } from '@belvedere/contract/calls/projects'
import type { Page } from '@playwright/test'
import { project } from './support/dataset.ts'
import { expect, test } from './support/test.ts'
import { openPicture } from './support/viewer.ts'

const RETRY_MS = 200
const ASKED_TIMES = 12
/** What an answer, and a machine that is busy with other things, may add to a wait. */
const TOLERANCE_MS = 150

test('without a project the splash stays, asks every 200 ms, and opens the start screen once there is one [GEN-14]', async ({
  page,
  scratch,
}) => {
  const { origin, loadDemo } = await scratch({ empty: true })
  const asked = projectCalls(page)
  await page.goto(`${origin}/`)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect.poll(() => asked.length, { timeout: 15_000 }).toBeGreaterThan(ASKED_TIMES)
  expect(page.url()).toBe(`${origin}/`)

  const gaps = asked.slice(1, ASKED_TIMES).map((at, i) => at - (asked[i] ?? 0))
  expect(Math.min(...gaps), 'never sooner').toBeGreaterThanOrEqual(RETRY_MS - 10)
  expect(median(gaps), 'and mostly not much later').toBeLessThanOrEqual(RETRY_MS + TOLERANCE_MS)

  await loadDemo()
  await expect(page).toHaveURL(`${origin}/masterplan/1`, { timeout: 20_000 })
  await expect(page.locator('link[rel="stylesheet"][href*="/projects/1/stylesheet?version="]')).toBeAttached()
  await expect(page.getByRole('banner').getByRole('img', { name: project.name })).toBeVisible()
  await expect(page).toHaveTitle(/Riva quarter/)
  const before = asked.length
  await openPicture(page, page.url())
  expect(asked.length - before, 'nobody asks any longer').toBeLessThanOrEqual(1)
})

test('the language comes with the project too: its default decides where the waiting splash leads [GEN-14, GEN-02]', async ({
  page,
  scratch,
}) => {
  const { origin, sql } = await scratch()
  await sql('update projects set publish = false, default_lang_id = 6 where id = 1')
  await page.goto(`${origin}/`)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await sql('update projects set publish = true where id = 1')
  await expect(page).toHaveURL(`${origin}/rs/masterplan/1`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn')
})

/** When the page asked for the projects of its host, in its own milliseconds. */
function projectCalls(page: Page): number[] {
  const asked: number[] = []
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === `${listProjects.base}${listProjects.path}`)
      asked.push(request.timing().startTime)
  })
  return asked
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
