import { makeUser } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

const WORDS = {
  en: {
    accounts: 'Accounts',
    find: 'Name or e-mail address',
    block: /^Block /,
    now: 'Block now',
    unblock: /^Unblock /,
    hosts: 'Hosts, one in each line',
    set: 'Set the hosts',
    done: 'The hosts are set.',
    refused: /^Not set/,
  },
  sr: {
    accounts: 'Nalozi',
    find: 'Ime ili e-adresa',
    block: /^Blokirajte: /,
    now: 'Blokirajte odmah',
    unblock: /^Odblokirajte: /,
    hosts: 'Domeni, po jedan u redu',
    set: 'Postavite domene',
    done: 'Domeni su postavljeni.',
    refused: /^Nije postavljeno/,
  },
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`super_admin lists users, blocks and unblocks them, and gives a project its hosts, in ${language.name} [PPL-02]`, async ({
    page,
    context,
    playwright,
    scratch,
  }) => {
    const product = await scratch({ settings: { ACCOUNT_RATE_LIMIT: '100000' } })
    const { origin } = product
    const buyer = await makeUser(product)
    const platform = await makeUser(product)
    await product.sqlAtOnce('update users set role_id = 1 where email = $1', [platform.email])
    const elsewhere = await playwright.request.newContext()
    const entry = async () =>
      (
        await elsewhere.post(`${origin}/api/v1/users/auth`, {
          data: { username: buyer.email, password: buyer.password },
        })
      ).ok()
    expect(await entry()).toBe(true)

    await workAs(context, platform, origin)
    await page.goto(`${origin}${language.prefix}/studio`)
    await page.getByRole('button', { name: words.accounts }).press('Enter')
    const panel = page.getByRole('dialog', { name: words.accounts })
    await panel.getByLabel(words.find).fill(buyer.email)
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    await panel.getByRole('button', { name: words.block }).press('Enter')
    await panel.getByRole('button', { name: words.now }).press('Enter')
    await expect(panel.getByRole('button', { name: words.unblock })).toBeVisible()
    await axeFindsNothing(page, 'accounts', '[role=dialog]')
    expect(await entry()).toBe(false)
    await panel.getByRole('button', { name: words.unblock }).press('Enter')
    await expect(panel.getByRole('button', { name: words.block })).toBeVisible()
    expect(await entry()).toBe(true)
    await elsewhere.dispose()

    await page.goto(`${origin}${language.prefix}/studio/1/settings`)
    const hosts = page.getByLabel(words.hosts)
    await hosts.fill('https://riva.example/')
    await page.getByRole('button', { name: words.set }).click()
    await expect(page.getByText(words.refused)).toBeVisible()
    await hosts.fill('localhost\nriva.example')
    await page.getByRole('button', { name: words.set }).click()
    await expect(page.getByText(words.done)).toBeVisible()
    await page.reload()
    await expect(hosts).toHaveValue(/riva\.example/)
  })
}
