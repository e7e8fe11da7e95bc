import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { accountWords } from '../support/account-words.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { askWords } from '../support/buyer-words.ts'
import { asOwner } from '../support/databases.ts'
import { hydrated } from '../support/hydrated.ts'
import { english, LANGUAGES, type Language } from '../support/languages.ts'
import { listWords } from '../support/list-words.ts'
import { openTool } from '../support/open-tool.ts'
import { localised } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { keepInAccount, newUser, stayLoggedIn } from '../support/users.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const APARTMENT = '/masterplan/2/building/1/apartment/1023'

/** What the forms say, written down a second time on purpose. */
const WORDS = {
  en: {
    link: 'Privacy',
    enquiry: 'Only the sales agents of Riva get this, to answer you. It is erased after 24 months.',
    account: 'Riva keeps this for your account alone, until you delete it.',
    mailedLink: 'Riva uses this to mail you the link, and does not keep it.',
    takeOut: 'Take your data out',
    remove: 'Delete account',
    keep: 'Keep it',
    password: 'Present password',
    wrong: 'This is not your password',
    deleted: 'Your account is deleted. Backups hold it for 30 more days.',
  },
  sr: {
    link: 'Privatnost',
    enquiry:
      'Ovo dobijaju samo agenti prodaje projekta Riva, da bi Vam odgovorili. Briše se posle 24 meseca.',
    account: 'Riva ovo čuva samo za Vaš nalog, dok ga ne obrišete.',
    mailedLink: 'Riva ovo koristi da Vam pošalje link, i ne čuva ga.',
    takeOut: 'Preuzmite svoje podatke',
    remove: 'Obrišite nalog',
    keep: 'Zadržite ga',
    password: 'Sadašnja lozinka',
    wrong: 'Ovo nije Vaša lozinka',
    deleted: 'Vaš nalog je obrisan. Rezervne kopije ga čuvaju još 30 dana.',
  },
}

async function expectLine(where: Locator, line: string, language: Language): Promise<void> {
  const said = where.getByText(line)
  await expect(said).toBeVisible()
  const link = said.getByRole('link', { name: WORDS[language.key].link, exact: true })
  await expect(link).toHaveAttribute('href', localised('/privacy?projectId=1', language))
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]
  const at = (path: string) => localised(path, language)

  test(`every form says who gets what is written, for what and how long, in ${language.name} [PRV-01]`, async ({
    page,
    context,
    request,
  }) => {
    await page.goto(at('/signup'))
    await expectLine(page.locator('main'), words.account, language)
    await axeFindsNothing(page, 'sign-up')
    for (const path of ['/ForgotPassword', '/ResendEmailAddressVerification']) {
      await page.goto(at(path))
      await expectLine(page.locator('main'), words.mailedLink, language)
    }

    await page.goto(at(APARTMENT))
    const { title } = askWords(language)
    await (await hydrated(page.getByRole('button', { name: title }))).click()
    await expectLine(page.getByRole('dialog', { name: title }), words.enquiry, language)

    const user = await newUser('sees no prices')
    await keepInAccount(request, user, [1045])
    await stayLoggedIn(context, user)
    const buyer = listWords(language)
    await page.goto(at('/masterplan/2/building/1?apartment=1045'))
    await openTool(page, language, buyer.favourites, 1)
    const card = page.getByRole('dialog', { name: buyer.favourites })
    await card.getByRole('button', { name: buyer.sendEmail }).click()
    await expectLine(card, words.enquiry, language)

    await page.goto(at('/profile'))
    const dialog = page.getByRole('dialog', { name: accountWords(language).myProfile })
    await expectLine(dialog, words.account, language)
    await axeFindsNothing(page, 'profile')
  })

  test(`the privacy page says it at length, for the project or for any, in ${language.name} [PRV-01]`, async ({
    page,
  }) => {
    await page.goto(at('/privacy?projectId=1'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.link)
    await expect(page.locator('main')).toContainText('Riva')
    await expect(page.locator('main')).toContainText('24')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
    await axeFindsNothing(page, 'privacy')
  })

  test(`a person takes their data out and deletes their account, in ${language.name} [PRV-02]`, async ({
    page,
    context,
    request,
  }) => {
    const user = await newUser('sees no prices')
    await keepInAccount(request, user, [1045])
    await stayLoggedIn(context, user)
    await page.goto(at('/profile'))
    const dialog = page.getByRole('dialog', { name: accountWords(language).myProfile })
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: words.takeOut }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe('my-data.json')
    const data = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data).toMatchObject({ email: user.email, favourites: [{ apartmentId: 1045 }] })

    await dialog.getByRole('button', { name: words.remove }).click()
    await dialog.getByRole('button', { name: words.keep }).click()
    await dialog.getByRole('button', { name: words.remove }).click()
    const password = dialog.getByLabel(words.password, { exact: true })
    await password.fill('not-this-one')
    await dialog.getByRole('button', { name: words.remove }).click()
    await expect(password).toHaveAccessibleDescription(words.wrong)
    await axeFindsNothing(page, 'delete account, wrong password')
    await password.fill(user.password)
    await dialog.getByRole('button', { name: words.remove }).click()
    await expect(dialog.getByRole('status').filter({ hasText: words.deleted })).toBeVisible()
    await dialog.getByRole('button', { name: accountWords(language).ok, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).not.toHaveURL(/\/(profile|login)/)
    const { rows } = await asOwner('select from users where id = $1', [user.id])
    expect(rows).toEqual([])
    const answer = await request.post('/api/v1/users/auth', {
      data: { username: user.email, password: user.password },
    })
    expect(answer.status()).toBe(422)
  })
}

test("a project's own privacy text is linked where it has one [PRV-01]", async ({ page }) => {
  await page.route('**/api/v1/frontend/projects/1?*', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    json.data.attributes.settings.privacyUrl = 'https://riva.example/privacy'
    await route.fulfill({ json })
  })
  await page.goto(localised(APARTMENT, english))
  const { title } = askWords(english)
  await (await hydrated(page.getByRole('button', { name: title }))).click()
  const link = page.getByRole('dialog', { name: title }).getByRole('link', { name: WORDS.en.link })
  await expect(link).toHaveAttribute('href', 'https://riva.example/privacy')
})
