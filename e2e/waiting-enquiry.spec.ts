import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { makeUser, test } from './support/accounts.ts'
import { axeFindsNothing } from './support/axe.ts'
import { askWords } from './support/buyer-words.ts'
import { hydrated } from './support/hydrated.ts'
import { LANGUAGES, type Language } from './support/languages.ts'
import { localised } from './support/screens.ts'

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

const PAGE = '/masterplan/2/building/1/apartment/1023'
const SALES_AGENT = 5
const NOTE = 'Is there a parking place near the lift?'

// The form's code has to be kept first, and the mail has to arrive.
test.setTimeout(120_000)

for (const language of LANGUAGES)
  test(`an enquiry written offline waits, also after the tab is closed, and is sent once when the network is back, in ${language.name}`, async ({
    page,
    context,
    accounts,
  }) => {
    const words = askWords(language)
    const agent = await makeUser(accounts, SALES_AGENT)
    const { keys, checks } = watchCalls(context)
    await page.goto(localised(PAGE, language))
    await keptForOffline(page)
    await context.setOffline(true)

    // Written, and taken back once.
    const form = await writeEnquiry(page, language)
    await form.getByRole('button', { name: words.send }).click()
    await expect(form.getByRole('status').filter({ hasText: words.saved })).toBeVisible()
    await expect(form.getByText(words.deleted)).toBeVisible()
    await expect(form.getByLabel(words.firstName, { exact: true })).toBeDisabled()
    await axeFindsNothing(page)
    await form.getByRole('button', { name: words.edit }).click()
    await form.getByLabel(words.note).fill(NOTE)
    await form.getByRole('button', { name: words.send }).click()
    await expect(form.getByText(words.saved)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: words.waits })).toBeVisible()
    await axeFindsNothing(page)

    // The tab is closed. Later the site is open in two tabs, in one of them with the form.
    await page.close()
    const [first, second] = [await context.newPage(), await context.newPage()]
    for (const tab of [first, second]) await tab.goto(localised(PAGE, language))
    for (const tab of [first, second])
      await (await hydrated(tab.getByRole('button', { name: words.waits }))).click()
    await expect(first.getByLabel(words.note)).toHaveValue(NOTE)
    expect({ keys, checks }).toEqual({ keys: [], checks: [] })
    await second.getByRole('dialog').getByRole('button', { name: language.words.close }).click()

    await context.setOffline(false)
    const mail = await accounts.mailbox.waitForMail(agent.email, 2)
    for (const said of ['Milica Jovanović', 'milica@primer.example', NOTE]) expect(mail.text).toContain(said)
    await expect.poll(() => drafts(first)).toBe(null)
    const thanks = first.getByRole('dialog', { name: words.thanks })
    await expect(thanks, 'whichever tab sent it').toBeVisible()
    for (const tab of [first, second])
      await expect(tab.getByRole('button', { name: words.waits })).toBeHidden()
    expect(checks, 'a security check, made then').not.toEqual([])
    expect(keys, 'sent once').toHaveLength(1)
  })

test('a retry has the same key and another security check; what is refused stays in the form, until it is discarded', async ({
  page,
  context,
  accounts,
}) => {
  const [language] = LANGUAGES
  const words = askWords(language)
  const { keys, checks } = watchCalls(context)
  await page.goto(accounts.origin + PAGE)
  await keptForOffline(page)
  await context.setOffline(true)
  const form = await writeEnquiry(page, language)
  await form.getByRole('button', { name: words.send }).click()
  await expect(form.getByText(words.saved)).toBeVisible()
  await page.keyboard.press('Escape')

  // The network is back, but not all the way: the answer is lost once. Then the apartment is gone.
  const answers = [503, 404]
  await context.route('**/ask-for-price', (route) => route.fulfill({ status: answers.shift() ?? 500 }))
  await context.setOffline(false)
  await expect.poll(() => keys.length).toBe(1)
  await expect(page.getByRole('button', { name: words.waits })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const notice = page.getByRole('alert', { name: words.notSent })
  await expect(notice).toBeVisible()
  expect(keys[1], 'the same enquiry').toBe(keys[0])
  expect(checks).toHaveLength(2)
  await notice.getByRole('button', { name: 'Open the request' }).click()
  await expect(form.getByRole('alert')).toContainText('It was not accepted.')
  await expect(form.getByLabel(words.email, { exact: true })).toHaveValue('milica@primer.example')
  await axeFindsNothing(page)
  await page.keyboard.press('Escape')

  // Offline again it waits again, and is discarded.
  await context.setOffline(true)
  await page.getByRole('button', { name: /^R1-208: your request was not sent/ }).click()
  await form.getByRole('button', { name: words.send }).click()
  await form.getByRole('button', { name: 'Discard' }).click()
  await expect(form).toBeHidden()
  expect(await drafts(page)).toBe(null)
})

/** Opens the form and fills it in. */
async function writeEnquiry(page: Page, language: Language) {
  const words = askWords(language)
  await (await hydrated(page.getByRole('button', { name: words.title }))).click()
  const form = page.getByRole('dialog', { name: words.title })
  const field = (label: string) => form.getByLabel(label, { exact: true })
  await field(words.firstName).fill('Milica')
  await field(words.lastName).fill('Jovanović')
  await field(words.email).fill('milica@primer.example')
  await field(words.phone).fill('+381 64 555 210')
  return form
}

/** Until the worker has the page, and the code of the form and of what waits. */
async function keptForOffline(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const pages = await (await caches.open('pages')).keys()
          const scripts = await (await caches.open('scripts')).keys()
          const has = (part: string) => scripts.some(({ url }) => url.includes(part))
          return pages.length > 0 && has('waiting-pills') && has('ask-panel')
        }),
      { timeout: 60_000 },
    )
    .toBe(true)
}

/** The Idempotency-Key of every enquiry that leaves, and every riddle that is asked for. */
function watchCalls(context: BrowserContext) {
  const keys: (string | undefined)[] = []
  const checks: string[] = []
  context.on('request', (request) => {
    // The worker asks on behalf of the page; it is counted once.
    if (request.serviceWorker()) return
    if (request.url().endsWith('/ask-for-price')) keys.push(request.headers()['idempotency-key'])
    if (request.url().endsWith('/public/challenge')) checks.push(request.url())
  })
  return { keys, checks }
}

const drafts = (page: Page) => page.evaluate(() => localStorage.getItem('waiting-enquiries'))
