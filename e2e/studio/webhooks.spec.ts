import { makeUser, RIVA, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const PROJECT_ADMIN = 2

const WORDS = {
  en: {
    address: 'Address of the receiver',
    refused: 'Webhooks go by https, and never to an address inside this installation’s own network.',
    once: 'Copy the secret now: the receiver checks signatures with it. It is not shown again.',
    reservations: 'Holds and reservations',
    list: 'Webhooks',
    test: (host: string) => `Send a test to ${host}`,
    sent: 'Sent; see Deliveries.',
    switched: (host: string) => `Send to ${host}`,
    off: 'switched off',
    deliveries: 'Deliveries',
    noAnswer: 'No answer',
    waiting: 'On its way',
    failed: 'Failed',
    again: /^Send again: webhook\.test of .+$/,
    none: 'There is none of these.',
    settings: 'Settings',
    removeOf: (host: string) => `Remove the webhook to ${host}`,
  },
  sr: {
    address: 'Adresa primaoca',
    refused: 'Webhookovi idu preko https-a, i nikad na adresu unutar mreže ove instalacije.',
    once: 'Kopirajte tajnu sada: primalac njome proverava potpise. Neće biti prikazana ponovo.',
    reservations: 'Zadržavanja i rezervacije',
    list: 'Webhookovi',
    test: (host: string) => `Pošaljite probu na ${host}`,
    sent: 'Poslato; pogledajte Isporuke.',
    switched: (host: string) => `Slanje na ${host}`,
    off: 'isključen',
    deliveries: 'Isporuke',
    noAnswer: 'Bez odgovora',
    waiting: 'Na putu',
    failed: 'Nije uspelo',
    again: /^Pošaljite ponovo webhook\.test od .+$/,
    none: 'Nema nijedne takve.',
    settings: 'Podešavanja',
    removeOf: (host: string) => `Uklonite webhook ka ${host}`,
  },
} as const

for (const language of LANGUAGES) {
  const words = WORDS[language.key]
  // Nobody has this name, so nobody answers.
  const host = `crm-${language.key}.invalid`

  test(`webhooks are added, tried, switched off and removed, and what failed is sent again, in ${language.name} [SET-01] [INB-04]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, PROJECT_ADMIN), accounts.origin)
    await page.goto(`${language.prefix}/studio/${RIVA}/settings`)
    const address = page.getByLabel(words.address)
    await address.fill('https://localhost/hooks')
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.refused)).toBeVisible()
    await address.fill(`https://${host}/hooks?key=17`)
    await tabTo(page, page.getByRole('checkbox', { name: words.reservations }))
    await page.keyboard.press('Space')
    await address.press('Enter')
    await expect(page.getByText(words.once)).toBeVisible()
    const secret = (await page.getByRole('status').locator('code').textContent()) ?? ''
    expect(secret).toMatch(/^whsec_/)
    await axeFindsNothing(page)
    await page.reload()
    const row = page.getByRole('list', { name: words.list }).getByRole('listitem')
    await expect(row).toContainText(words.reservations)
    await expect(page.getByText(secret)).toHaveCount(0)

    await page.getByRole('button', { name: words.test(host) }).click()
    await expect(row.getByText(words.sent)).toBeVisible()
    await page.getByRole('link', { name: words.deliveries }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.deliveries })).toBeVisible()
    const delivery = page.getByRole('row').filter({ hasText: 'webhook.test' })
    await expect(delivery).toContainText(host)
    // It shows by itself what became of it.
    await expect(delivery).toContainText(words.noAnswer)
    await axeFindsNothing(page)

    await accounts.sql("update webhook_deliveries set state = 'failed', answer = 503, problem = null", [])
    await page.getByRole('radio', { name: words.failed }).check()
    await expect(delivery).toContainText('503')
    await tabTo(page, delivery.getByRole('button', { name: words.again }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.none)).toBeVisible()
    await page.getByRole('radio', { name: words.waiting }).check()
    await expect(delivery).toContainText(words.noAnswer)

    await page.getByRole('main').getByRole('link', { name: words.settings }).click()
    // It follows the server's answer.
    await page.getByRole('switch', { name: words.switched(host) }).click()
    await expect(page.getByRole('switch', { name: words.switched(host) })).not.toBeChecked()
    await expect(row).toContainText(words.off)
    await tabTo(page, page.getByRole('button', { name: words.removeOf(host) }))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(row).toHaveCount(0)
  })
}
