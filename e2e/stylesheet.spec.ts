import type { Page } from '@playwright/test'
import { english } from './support/languages.ts'
import { expect, test } from './support/test.ts'

const BUILDING = '/masterplan/2/building/1?apartment=1045'
const RIVA_ACCENT = 'rgb(22, 71, 79)'

test('a changed project stylesheet restyles the running product at the next load, without a rebuild [GEN-04]', async ({
  page,
  scratch,
}) => {
  const { origin, sql } = await scratch()
  await page.goto(`${origin}${BUILDING}`)
  await expect.poll(() => exploreColour(page)).toBe(RIVA_ACCENT)
  const before = await stylesheetVersion(page)
  const scripts = await scriptAddresses(page)

  await sql('update looks set stylesheet = $1 where id = 1', [':root { --accent-light: rgb(120, 10, 60); }'])
  await page.reload()
  await expect.poll(() => exploreColour(page)).toBe('rgb(120, 10, 60)')
  expect(await stylesheetVersion(page), 'a new version is a new address').toBe(before + 1)
  expect(await scriptAddresses(page), 'and nothing was built anew').toEqual(scripts)
})

test('each project has its own stylesheet [GEN-04]', async ({ page, scratch }) => {
  const { origin, sql } = await scratch()
  await sql('update looks set stylesheet = $1 where id = 101', [':root { --accent-light: rgb(1, 2, 3); }'])
  const sheet = (id: number) =>
    page.request.get(`${origin}/th-server/api/v1/frontend/projects/${id}/stylesheet`)
  expect(await (await sheet(1)).text()).toContain('--accent-light: #16474F')
  expect(await (await sheet(101)).text()).toBe(':root { --accent-light: rgb(1, 2, 3); }')
})

function exploreColour(page: Page): Promise<string> {
  return page
    .getByRole('link', { name: english.words.exploreUnit })
    .evaluate((link) => getComputedStyle(link).backgroundColor)
}

async function stylesheetVersion(page: Page): Promise<number> {
  const href = await page.locator('head link[href*="/projects/1/stylesheet"]').getAttribute('href')
  return Number(new URL(href ?? '', page.url()).searchParams.get('version'))
}

/** What the page's HTML names; a build gives changed scripts other names. */
async function scriptAddresses(page: Page): Promise<Set<string>> {
  const html = await (await page.request.get(page.url())).text()
  return new Set(html.match(/\/assets\/[\w.-]+\.js/g))
}
