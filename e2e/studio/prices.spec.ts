import { makeUser, RIVA, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const PROJECT_ADMIN = 2
const APARTMENT = '/masterplan/2/building/1/apartment/1020'
const SHOWN_WITHIN_MS = 2_000

const WORDS = {
  en: {
    title: 'Who sees prices on the site',
    everyone: 'Everyone',
    named: 'People you name',
    nobody: 'Nobody',
    confirm: 'Show prices to everyone',
    keep: 'Leave it as it is',
    admins: 'Project admins',
    sees: 'sees them',
    seesNot: 'does not see them',
    price: 'Price',
  },
  sr: {
    title: 'Ko na sajtu vidi cene',
    everyone: 'Svi',
    named: 'Ljudi koje odredite',
    nobody: 'Niko',
    confirm: 'Prikažite cene svima',
    keep: 'Ostavite kako jeste',
    admins: 'Administratori projekta',
    sees: 'vidi',
    seesNot: 'ne vidi',
    price: 'Cena',
  },
} as const

for (const language of LANGUAGES) {
  const words = WORDS[language.key]
  const at = (path: string) => `${language.prefix}${path}`

  test(`one setting makes prices everyone's, nobody's or those of named people, in ${language.name} [STU-09, ACC-09]`, async ({
    page,
    context,
    browser,
    accounts,
  }) => {
    await accounts.sql('update apartment_prices set price = 246900 where apartment_id = 1020')
    await accounts.sql("update projects set prices = 'nobody' where id = $1", [RIVA])
    await workAs(context, await makeUser(accounts, PROJECT_ADMIN), accounts.origin)
    const guest = await (await browser.newContext({ baseURL: accounts.origin })).newPage()
    /** In both languages as it is in the rules: a comma, no decimals, the sign behind. */
    const guestSees = async (sees: boolean) => {
      const reply = await guest.request.get(at(APARTMENT))
      const html = await reply.text()
      return [/>246,900\s€</.test(html), html.includes('"price":246900')].every((is) => is === sees)
    }
    const soon = { timeout: SHOWN_WITHIN_MS, intervals: [50] }
    expect(await guestSees(false)).toBe(true)

    await page.goto(at(`/studio/${RIVA}/people`))
    const choice = page.getByRole('group', { name: words.title })
    await expect(choice.getByRole('radio', { name: words.nobody })).toBeChecked()
    await choice.getByRole('radio', { name: words.everyone }).click()
    await page.getByRole('button', { name: words.keep }).click()
    await expect(choice.getByRole('radio', { name: words.nobody })).toBeChecked()
    expect(await guestSees(false)).toBe(true)
    await choice.getByRole('radio', { name: words.everyone }).click()
    await axeFindsNothing(page, 'asked')
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(choice.getByRole('radio', { name: words.everyone })).toBeChecked()
    await expect.poll(() => guestSees(true), soon).toBe(true)
    await expect(page.getByText(words.sees, { exact: true }).first()).toBeVisible()
    await guest.goto(at(APARTMENT))
    await expect(guest.getByText('246,900\u00a0€').first()).toBeVisible()

    await page.goto(at(`/studio/${RIVA}/settings`))
    await expect(choice.getByRole('radio', { name: words.everyone })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: words.price, exact: true })).toHaveCount(0)
    await choice.getByRole('radio', { name: words.named }).click()
    const kind = async () =>
      (await accounts.sql('select prices from projects where id = $1', [RIVA]))[0]?.prices
    await expect.poll(kind).toBe('named')
    await expect.poll(() => guestSees(false), soon).toBe(true)

    // All are named at first, and the admin sees on the site what the table says.
    await page.goto(at(`/studio/${RIVA}/people`))
    await expect(page.getByRole('checkbox', { name: words.admins })).toBeChecked()
    await page.goto(at(APARTMENT))
    await expect(page.getByText('246,900\u00a0€').first()).toBeVisible()

    await page.goto(at(`/studio/${RIVA}/people`))
    await choice.getByRole('radio', { name: words.nobody }).click()
    await expect(page.getByText(words.seesNot, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('checkbox', { name: words.admins })).toHaveCount(0)
    await page.goto(at(APARTMENT))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('246,900\u00a0€')).toHaveCount(0)
    await guest.context().close()
    // As they were, for whoever works on the same product next.
    await accounts.sql("update projects set prices = 'named', selected_roles = '{2,3,4,5}' where id = $1", [
      RIVA,
    ])
  })
}
