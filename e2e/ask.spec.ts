import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { makeUser, test } from './support/accounts.ts'
import { axeFindsNothing } from './support/axe.ts'
import { askWords } from './support/buyer-words.ts'
import { hydrated } from './support/hydrated.ts'
import { expectFocusKept } from './support/keyboard.ts'
import { LANGUAGES } from './support/languages.ts'
import { localised } from './support/screens.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PAGE = '/masterplan/2/building/1/apartment/1023'
const CALL = '**/api/v1/public/apartments/ask-for-price'
const SALES_AGENT = 5
const NOTE = 'Is there a parking place near the lift?'

// Every state of the form is looked at by axe, and the mail has to arrive.
test.setTimeout(120_000)

for (const language of LANGUAGES)
  test(`asks for a price until the mail lies in the agent's mailbox, in ${language.name} [ASK-01, ASK-02, ASK-03, ASK-04, ASK-05]`, async ({
    page,
    accounts,
  }) => {
    const words = askWords(language)
    const agent = await makeUser(accounts, SALES_AGENT)
    const sent = watchCalls(page)
    await page.goto(localised(PAGE, language))
    const opener = await hydrated(page.getByRole('button', { name: words.title }))
    await opener.click()
    const form = page.getByRole('dialog', { name: words.title })
    await expect(form.getByText('R1-208')).toBeVisible()
    await axeFindsNothing(page)
    await expectFocusKept(page, form)

    // Nothing is sent while anything is wrong, and every field says what.
    const field = (label: string) => form.getByLabel(label, { exact: true })
    const send = form.getByRole('button', { name: words.send })
    await send.click()
    await expect(field(words.firstName)).toHaveAccessibleDescription(words.required)
    await expect(field(words.lastName)).toHaveAccessibleDescription(words.required)
    await expect(field(words.email)).toHaveAccessibleDescription(words.emailRequired)
    await expect(field(words.phone)).toHaveAccessibleDescription(words.onlyNumbers)
    await expect(field(words.firstName)).toBeFocused()
    await axeFindsNothing(page)
    await field(words.firstName).fill('Milica')
    await field(words.lastName).fill('Jovanović')
    await field(words.email).fill('milica@primer')
    await field(words.phone).fill('064 55a 210')
    const note = form.getByLabel(words.note)
    await note.fill('a'.repeat(300))
    await expect(form.getByText('300 / 299')).toBeVisible()
    await send.click()
    await expect(field(words.email)).toHaveAccessibleDescription(words.emailInvalid)
    await expect(field(words.phone)).toHaveAccessibleDescription(words.onlyNumbers)
    await expect(note).toHaveAccessibleDescription(words.noteTooLong)
    expect(sent).toEqual([])

    await field(words.email).fill('milica@primer.example')
    await field(words.phone).fill('+381 64 555 210')
    await form.getByRole('radio', { name: words.afternoon }).check()
    await note.fill(NOTE)
    await expect(form.getByText('39 / 299')).toBeVisible()

    // The network breaks: the form stays filled, the check is idle again.
    await page.route(CALL, (route) => route.abort(), { times: 1 })
    const states = await watchCheck(page)
    await send.click()
    await expect(form.getByRole('alert')).toContainText(words.notSent)
    await expect(form.getByText(words.checked)).toBeVisible()
    await expect(field(words.firstName)).toHaveValue('Milica')
    await axeFindsNothing(page)

    await send.click()
    const thanks = page.getByRole('dialog', { name: words.thanks })
    await expect(thanks.getByRole('heading', { name: words.thanks })).toBeVisible()
    await expect(thanks.getByText(words.mailed)).toBeVisible()
    await expect(form).toBeHidden()
    await axeFindsNothing(page)
    expect(await states()).toEqual(['in-progress', 'sending', 'idle', 'in-progress', 'sending'])

    // The second try was the same enquiry.
    expect(sent).toHaveLength(2)
    expect(sent[0]).toBeTruthy()
    expect(sent[1]).toBe(sent[0])
    // The first was about the agent's own account.
    const mail = await accounts.mailbox.waitForMail(agent.email, 2)
    const sender = ['Milica Jovanović', '+381 64 555 210', 'milica@primer.example', NOTE]
    for (const said of [...words.mailSays, ...sender]) expect(mail.text).toContain(said)
    expect(mail.text).not.toContain('€')

    await thanks.getByRole('button', { name: words.back }).click()
    await expect(thanks).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`))
  })

/** The Idempotency-Key of every enquiry that leaves the page. */
function watchCalls(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/ask-for-price'))
      keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

/** The states that the security check goes through from now on. */
async function watchCheck(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const check = document.querySelector('[data-check]')
    if (!check) throw new Error('The form shows no security check')
    const seen: string[] = []
    new MutationObserver(() => seen.push(check.getAttribute('data-check') ?? '')).observe(check, {
      attributeFilter: ['data-check'],
    })
    Object.assign(window, { checkStates: seen })
  })
  return () => page.evaluate(() => (window as unknown as { checkStates: string[] }).checkStates)
}
