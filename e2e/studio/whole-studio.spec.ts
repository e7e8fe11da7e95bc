import type { BrowserContext, Page } from '@playwright/test'
import { makeUser, RIVA, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { expectFocusKept } from '../support/keyboard.ts'
import { LANGUAGES, type Language } from '../support/languages.ts'
import { untilQuiet } from '../support/quiet-page.ts'
import { workAs } from '../support/studio-people.ts'
import { notReachedByTab } from '../support/tab-order.ts'
import { expect } from '../support/test.ts'

const PROJECT_ADMIN = 2

const WORDS = {
  en: {
    newProject: 'New project',
    accounts: 'Accounts',
    publish: 'Publish',
    preview: 'Preview links',
    shortcuts: 'Shortcuts',
  },
  sr: {
    newProject: 'Novi projekat',
    accounts: 'Nalozi',
    publish: 'Objavite',
    preview: 'Linkovi za pregled',
    shortcuts: 'Prečice',
  },
}

/** Every section, and what of it says that it is there. */
const SECTIONS = [
  ['overview', '', 'main table'],
  ['places', '/places', 'main [role=tree]'],
  ['apartments', '/apartments', 'main [role=grid] [role=rowheader]'],
  ['import', '/import', 'main input[type=file]'],
  ['look', '/look', 'main iframe'],
  ['people', '/people', 'main table'],
  ['settings', '/settings', 'main form, main fieldset'],
  ['history', '/history', 'main li'],
] as const

const ON_PHONE = ['overview', 'apartments', 'history', 'people']

/** An admin of Riva who may open new projects too, and has changed something that waits for Publish. */
async function asSuper(context: BrowserContext, accounts: Parameters<typeof makeUser>[0]): Promise<void> {
  const person = await makeUser(accounts, PROJECT_ADMIN)
  await accounts.sqlAtOnce('update users set role_id = 1 where email = $1', [person.email])
  const headers = { Authorization: `Bearer ${await workAs(context, person, accounts.origin)}` }
  const buildings = `${accounts.origin}/api/v1/studio/projects/${RIVA}/buildings`
  const { revision, floors } = (await (await context.request.get(`${buildings}/3`, { headers })).json()).data
    .attributes
  const answer = await context.request.patch(buildings, {
    headers,
    data: { rows: [{ id: 3, revision, floors: floors + 1 }] },
  })
  expect(answer.ok()).toBe(true)
}

async function openSection(page: Page, { prefix }: Language, path: string, there: string): Promise<void> {
  await page.goto(`${prefix}/studio/${RIVA}${path}`)
  await page.locator(there).first().waitFor({ state: 'attached' })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

const fitsAcross = async (page: Page, name: string) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${name}: nothing is wider than the window`,
  ).toBeLessThanOrEqual(0)

for (const language of LANGUAGES)
  for (const scheme of ['light', 'dark'] as const)
    test.describe(() => {
      test.use({
        viewport: { width: 1280, height: 800 },
        colorScheme: scheme,
        contextOptions: { reducedMotion: 'reduce' },
      })
      const words = WORDS[language.key]

      test(`axe finds nothing on any screen of the studio, in ${language.name}, ${scheme} [STU-04]`, async ({
        page,
        context,
        accounts,
      }) => {
        test.slow()
        await asSuper(context, accounts)
        for (const [name, path, there] of SECTIONS) {
          await openSection(page, language, path, there)
          await fitsAcross(page, name)
          await axeFindsNothing(page, name)
        }
        await openSection(page, language, '/outlines?building=1', 'canvas')
        await axeFindsNothing(page, 'outlines')

        await openSection(page, language, '', 'main table')
        await expect(page.getByRole('button', { name: new RegExp(`^${words.publish} \\d`) })).toBeEnabled()
        await page.keyboard.press('Control+Enter')
        await expect(page.getByRole('dialog', { name: words.publish })).toBeVisible()
        await axeFindsNothing(page, 'publish')

        await page.goto(`${language.prefix}/studio`)
        await expect(page.locator('main li').first()).toBeVisible()
        await axeFindsNothing(page, 'projects')
        await page.getByRole('button', { name: words.newProject }).press('Enter')
        await axeFindsNothing(page, 'new project')
        await page.getByRole('button', { name: words.accounts }).press('Enter')
        await expect(page.getByRole('dialog', { name: words.accounts })).toBeVisible()
        await axeFindsNothing(page, 'accounts')
        await page.goto(`${language.prefix}/studio/operations`)
        await expect(page.getByRole('table').first()).toBeVisible()
        await fitsAcross(page, 'operations')
        await axeFindsNothing(page, 'operations')
      })

      test(`Overview, Apartments, History and People fit a phone and axe finds nothing, in ${language.name}, ${scheme} [STU-04]`, async ({
        page,
        context,
        accounts,
      }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await workAs(context, await makeUser(accounts, PROJECT_ADMIN), accounts.origin)
        for (const [name, path] of SECTIONS.filter(([one]) => ON_PHONE.includes(one))) {
          await openSection(page, language, path, 'main li, main tr')
          await fitsAcross(page, name)
          await axeFindsNothing(page, name)
        }
      })
    })

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test.describe(() => {
    test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test(`Tab reaches everything on every screen of the studio, in ${language.name} [STU-04]`, async ({
      page,
      context,
      accounts,
    }) => {
      test.slow()
      await asSuper(context, accounts)
      // What comes while one goes round would make the round longer.
      const quiet = untilQuiet(page)
      for (const [name, path, there] of SECTIONS) {
        await openSection(page, language, path, there)
        await quiet()
        expect(await notReachedByTab(page), name).toEqual([])
      }
      await page.goto(`${language.prefix}/studio`)
      await page.getByRole('button', { name: words.newProject }).press('Enter')
      await expect(page.locator('main form')).toBeVisible()
      expect(await notReachedByTab(page), 'new project').toEqual([])
    })

    test(`dialogs of the studio keep the focus, close on Escape and give it back, in ${language.name} [STU-04]`, async ({
      page,
      context,
      accounts,
    }) => {
      await asSuper(context, accounts)
      await openSection(page, language, '', 'main table')
      await expect(page.getByRole('button', { name: new RegExp(`^${words.publish} \\d`) })).toBeEnabled()
      for (const [keys, name] of [
        ['Control+Enter', words.publish],
        ['Control+p', words.preview],
        ['?', words.shortcuts],
      ] as const) {
        const before = page.getByRole('navigation').getByRole('link').first()
        await before.focus()
        await page.keyboard.press(keys)
        const dialog = page.getByRole('dialog', { name })
        await expect(dialog).toBeVisible()
        await expectFocusKept(page, dialog)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
      }
      await page.goto(`${language.prefix}/studio`)
      const opener = page.getByRole('button', { name: words.accounts })
      await opener.press('Enter')
      const accountsPanel = page.getByRole('dialog', { name: words.accounts })
      // A Tab before it is there would lead on from the button that opens it.
      await expect(accountsPanel).toBeVisible()
      await expectFocusKept(page, accountsPanel)
      await page.keyboard.press('Escape')
      await expect(accountsPanel).toBeHidden()
      await expect(opener).toBeFocused()
    })
  })
}
