import { hydrated } from '../support/hydrated.ts'
import { LANGUAGES } from '../support/languages.ts'
import { localised } from '../support/screens.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

const WORDS = {
  en: { open: (address: string) => `Open ${address} in a new tab`, copy: 'Copy address', copied: 'Copied' },
  sr: {
    open: (address: string) => `Otvorite ${address} u novoj kartici`,
    copy: 'Kopirajte adresu',
    copied: 'Kopirano',
  },
}

for (const language of LANGUAGES)
  test(`a published project's address is shown, opens in a new tab, is copied and works, in ${language.name} [STU-07]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const words = WORDS[language.key]
    const origin = String(baseURL)
    await workAs(context, 'admin')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
    for (const [id, address] of [
      [1, `${origin}/`],
      [2, `http://suton.localhost:${new URL(origin).port}/`],
    ] as const) {
      await page.goto(localised(`/studio/${id}`, language))
      const link = page.getByRole('link', { name: words.open(address) })
      await expect(link).toHaveAttribute('target', '_blank')
      await page.getByRole('button', { name: words.copy }).click()
      await expect(page.getByRole('button', { name: words.copied })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
      const opening = context.waitForEvent('page')
      await link.click()
      const opened = await opening
      await expect(opened).toHaveURL(new RegExp(`^${address}masterplan/\\d+$`))
      await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
      await opened.close()
    }
  })

for (const language of LANGUAGES)
  test(`the public address shows every published project by its number, in ${language.name} [STU-07] [RTE-01]`, async ({
    page,
  }) => {
    // This host's own list holds Riva alone: Suton has a masterplan, Savski vidik a landing page.
    await page.goto(localised('/?projectId=2', language))
    await expect(page).toHaveURL(new RegExp(`${localised('/masterplan/', language)}\\d+$`))
    const dressed = page.locator('link[rel="stylesheet"][href*="/projects/2/stylesheet"]')
    await expect(dressed).toBeAttached()
    // Whoever came in further down goes back to this project, not to the one that the host lists (BAR-01).
    await page.goto(localised('/masterplan/21/building/31', language))
    const back = page.getByRole('button', { name: language.key === 'en' ? 'Back' : 'Nazad', exact: true })
    await (await hydrated(back)).click()
    await expect(page).toHaveURL(new RegExp(`${localised('/masterplan/21', language)}$`))
    await expect(dressed).toBeAttached()
    await page.goto(localised('/?projectId=101', language))
    await expect(page).toHaveURL(localised('/home?projectId=101', language))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

for (const language of LANGUAGES)
  test(`an unknown project or masterplan is a page for people, and no splash, in ${language.name} [STU-07]`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
    for (const path of ['/?projectId=99999', '/masterplan/99999']) {
      const response = await page.goto(localised(path, language))
      expect([path, response?.status()]).toEqual([path, 404])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language.key === 'en' ? '404 Not Found' : 'Stranica nije pronađena',
      )
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      const before = asked.length
      await page.waitForTimeout(1_500)
      expect(asked.length - before, 'it asks for nothing again and again').toBeLessThan(5)
    }
  })

test('an unknown host is a page for people in both languages, still a 421 [STU-07] [SEC-01]', async ({
  page,
  baseURL,
}) => {
  const response = await page.goto(`http://nobody.localhost:${new URL(String(baseURL)).port}/masterplan/1`)
  expect(response?.status()).toBe(421)
  await expect(page.getByRole('heading', { name: 'Nothing is shown at this address' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Na ovoj adresi nema ničega' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', `${baseURL}/`)
})
