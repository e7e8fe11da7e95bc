import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

const WORDS = {
  en: {
    projects: 'Your projects',
    none: 'You do not work on any project yet. An admin of the project can invite you.',
    notYours: 'You do not work on this project.',
    sections: 'Sections',
    sales: 'Sales',
    ofSales: ['Enquiries', 'Reservations'],
    overview: 'Overview',
    shortcuts: 'Shortcuts',
    letters: 'Single letters are shortcuts',
    switchTo: 'Riva: switch the project',
  },
  sr: {
    projects: 'Vaši projekti',
    none: 'Još ne radite ni na jednom projektu. Može da Vas pozove administrator projekta.',
    notYours: 'Ne radite na ovom projektu.',
    sections: 'Odeljci',
    sales: 'Prodaja',
    ofSales: ['Upiti', 'Rezervacije'],
    overview: 'Pregled',
    shortcuts: 'Prečice',
    letters: 'Pojedinačna slova su prečice',
    switchTo: 'Riva: promenite projekat',
  },
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]
  const at = (path: string) => `${language.prefix}${path}`

  test(`lists the projects that one works on, and opens them, in ${language.name} [STU-01] [STU-04]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'editor')
    await page.goto(at('/studio'))
    await expect(page.getByRole('heading', { name: words.projects })).toBeVisible()
    await expect(page.locator('main li')).toHaveText([/^Riva/, /^Suton/])
    await axeFindsNothing(page)
    await page.getByRole('link', { name: /Riva/ }).click()
    await expect(page).toHaveURL(at('/studio/1'))
    await expect(page.getByRole('heading', { level: 1, name: 'Riva' })).toBeVisible()
    await axeFindsNothing(page)
    await page.getByRole('button', { name: words.switchTo }).click()
    await page.getByRole('menuitem', { name: 'Suton' }).click()
    await expect(page).toHaveURL(at('/studio/2'))
    await expect(page.getByRole('heading', { level: 1, name: 'Suton' })).toBeVisible()
  })

  test(`leads to enquiries and reservations of the project, in ${language.name} [STU-01]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'admin')
    await page.goto(at('/studio/2'))
    await expect(page.getByRole('heading', { level: 1, name: 'Suton' })).toBeVisible()
    const sales = page
      .getByRole('navigation', { name: words.sections })
      .getByRole('list', { name: words.sales })
    await expect(sales.getByRole('link')).toHaveText(words.ofSales)
    await axeFindsNothing(page)
    await sales.getByRole('link').first().click()
    await expect(page).toHaveURL(at('/desk/2/enquiries'))
    // Who sells nothing has no way there.
    await page.context().clearCookies()
    await workAs(context, 'editor')
    await page.goto(at('/studio/2'))
    await expect(page.getByRole('navigation', { name: words.sections })).toContainText(words.overview)
    await expect(sales).toHaveCount(0)
  })

  test(`shows its shortcuts on ?, and letters can be switched off, in ${language.name} [STU-04]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'admin')
    await page.goto(at('/studio/1'))
    await expect(page.getByRole('navigation', { name: words.sections })).toContainText(words.overview)
    await page.keyboard.press('?')
    const panel = page.getByRole('dialog', { name: words.shortcuts })
    await expect(panel).toBeVisible()
    await axeFindsNothing(page)
    await panel.getByRole('checkbox', { name: words.letters }).uncheck()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await page.keyboard.press('?')
    await page.waitForTimeout(300)
    await expect(panel).toBeHidden()
  })

  test(`is for those who work on the project, in ${language.name} [STU-01]`, async ({ page, context }) => {
    await page.goto(at('/studio/1'))
    await expect(page).toHaveURL(new RegExp(`${language.prefix}/login`))
    await workAs(context, 'user')
    await page.goto(at('/studio'))
    await expect(page.getByText(words.none)).toBeVisible()
    await page.goto(at('/studio/1'))
    await expect(page.getByText(words.notYours)).toBeVisible()
  })
}

test('is private: nobody keeps or indexes it, and its page has nothing of the project in it [STU-01]', async ({
  request,
}) => {
  const answer = await request.get('/studio/1')
  expect(answer.headers()['cache-control']).toBe('private, no-store')
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  expect(await answer.text()).not.toContain('Riva')
  expect((await request.get('/studio/1/nothing')).status()).toBe(404)
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('studio')
})

test('a page of staff scrolls within its frame, however long it is, and nothing scrolls beside it [STU-01]', async ({
  page,
  context,
}) => {
  await workAs(context, 'admin')
  for (const path of ['/studio/1/history', '/studio/1/settings', '/studio/1/people', '/desk/1/board']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main :is(li, tr, legend)').last()).toBeAttached()
    const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    await expect.poll(beyond, path).toBe(0)
  }
})
