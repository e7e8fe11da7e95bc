import { test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { freeFlats, workOnRiva } from '../support/desk.ts'
import { writeEnquiry } from '../support/enquiries.ts'
import { english, serbian } from '../support/languages.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const PHONE = { width: 390, height: 844 }
const FLAT = 'R1-105'

/** What is looked for, written down here a second time on purpose. */
const WORDS = {
  en: {
    enquiries: 'Enquiries',
    unanswered: 'Unanswered',
    answered: 'Answered',
    call: /^Call/,
    reached: (name: string) => `Did you reach ${name}?`,
    noAnswer: 'No answer',
    yes: 'Yes',
    happened: 'What happened',
    calledInVain: 'Called, no answer',
    called: 'Called',
    close: /^Close/,
    closeLost: 'Close as lost',
    elsewhere: 'Bought elsewhere',
    closedOf: (name: string) => `The enquiry of ${name} is closed`,
    undo: 'Undo',
    note: 'Write a note for the team',
    save: 'Save the note',
    take: (name: string) => `Take the enquiry of ${name}`,
    holdOf: `Hold ${FLAT}`,
    hold48: 'Hold for 48 hours',
    heldFor: (buyer: string) => `${FLAT} is held for ${buyer}`,
    held: 'Apartment held',
    sent: 'Did you send it?',
    onlyFuture: 'A viewing lies in the future.',
    reply: /^Reply/,
    replied: 'Replied',
    setTime: 'Set a time',
    set: 'Set',
    viewing: 'Viewing set',
    reopen: 'Open again',
    reopened: 'Opened again',
    record: [
      ['Given to Milica', 1],
      ['Opened by Milica', 1],
      ['Called, no answer', 1],
      ['Called', 1],
      ['Replied', 1],
      ['Viewing set', 1],
      ['Note', 1],
      ['Closed as lost', 2],
      ['Opened again', 2],
    ] as const,
  },
  sr: {
    enquiries: 'Upiti',
    unanswered: 'Bez odgovora',
    answered: 'Odgovoreni',
    call: /^Pozovite/,
    reached: (name: string) => `Jeste li dobili kupca ${name}?`,
    noAnswer: 'Nema odgovora',
    yes: 'Da',
    happened: 'Šta se dogodilo',
    calledInVain: 'Poziv bez odgovora',
    called: 'Obavljen poziv',
    close: /^Zatvorite/,
    closeLost: 'Zatvorite kao neuspešan',
    elsewhere: 'Kupio drugde',
    closedOf: (name: string) => `Zatvoren je upit: ${name}`,
    undo: 'Poništite',
    note: 'Napišite belešku za tim',
    save: 'Sačuvajte belešku',
    take: (name: string) => `Preuzmite upit: ${name}`,
    holdOf: `Zadržite ${FLAT}`,
    hold48: 'Zadržite na 48 sati',
    heldFor: (buyer: string) => `${FLAT} je zadržan: ${buyer}`,
    held: 'Stan zadržan',
    sent: 'Jeste li poslali?',
    onlyFuture: 'Razgledanje može biti samo u budućnosti.',
    reply: /^Odgovorite/,
    replied: 'Odgovoreno',
    setTime: 'Zakažite',
    set: 'Zakažite',
    viewing: 'Zakazano razgledanje',
    reopen: 'Otvorite ponovo',
    reopened: 'Ponovo otvoren',
    record: [
      ['Dodeljeno: Milica', 1],
      ['Otvorio/la: Milica', 1],
      ['Poziv bez odgovora', 1],
      ['Obavljen poziv', 1],
      ['Odgovoreno', 1],
      ['Zakazano razgledanje', 1],
      ['Beleška', 1],
      ['Zatvoren kao neuspešan', 2],
      ['Ponovo otvoren', 2],
    ] as const,
  },
}

/** Of another year, which is said; as such a field has it. */
const nextYear = () => `${new Date().getFullYear() + 1}-03-05T11:00`

test('a new enquiry is on an open screen within two seconds, unanswered first [INB-01]', async ({
  page,
  context,
  accounts,
}) => {
  const words = WORDS.en
  await workOnRiva(context, accounts)
  await writeEnquiry(accounts, 'Earlier', { minutesAgo: 150 })
  await page.goto('/desk/1/enquiries')
  const list = page.getByRole('region', { name: words.unanswered })
  await expect(list.getByText('Ana Earlier')).toBeVisible()
  await axeFindsNothing(page, 'inbox')
  await writeEnquiry(accounts, 'Justnow')
  const began = Date.now()
  await expect(list.getByText('Ana Justnow')).toBeVisible({ timeout: 10_000 })
  expect(Date.now() - began, 'on a machine that has other work too').toBeLessThan(4_000)
  const names = await list.getByRole('link').allInnerTexts()
  expect(names.findIndex((name) => name.includes('Earlier'))).toBeLessThan(
    names.findIndex((name) => name.includes('Justnow')),
  )
})

for (const { language, phone } of [
  { language: english, phone: false },
  { language: serbian, phone: true },
]) {
  const words = WORDS[language.key]
  const where = phone ? 'on a phone' : 'on a desktop'

  test(`an enquiry is called, answered, noted, given a viewing, closed and opened again, each on record with who and when, ${where}, in ${language.name} [INB-02]`, async ({
    page,
    context,
    accounts,
  }) => {
    if (phone) await page.setViewportSize(PHONE)
    const name = `Zvana${language.key}`
    await writeEnquiry(accounts, name)
    await workOnRiva(context, accounts)
    await page.goto(`${language.prefix}/desk/1/enquiries`)
    await page.getByRole('button', { name: words.take(`Ana ${name}`) }).click()
    await page
      .getByRole('link', { name: `Ana ${name}` })
      .first()
      .click()
    const happened = page.getByRole('region', { name: words.happened })
    await expect(page.getByRole('heading', { name: `Ana ${name}` })).toBeVisible()
    const pane = page.getByRole('article')
    // The device's own dialler and mails are not the page's to open here.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="tel:"], a[href^="mailto:"]')) event.preventDefault()
      }),
    )
    await pane.getByRole('link', { name: words.call }).click()
    await expect(page.getByText(words.reached('Ana'))).toBeVisible()
    await page.getByRole('button', { name: words.noAnswer }).click()
    await expect(happened).toContainText(words.calledInVain)
    await pane.getByRole('link', { name: words.call }).click()
    await page.getByRole('button', { name: words.yes, exact: true }).click()
    await expect(happened.getByText(words.called, { exact: true })).toBeVisible()
    await pane.getByRole('link', { name: words.reply }).click()
    await expect(page.getByText(words.sent)).toBeVisible()
    await expect(
      happened.getByText(words.replied, { exact: true }),
      'the press alone is no answer',
    ).toHaveCount(0)
    await page.getByRole('button', { name: words.yes, exact: true }).click()
    await expect(happened.getByText(words.replied, { exact: true })).toBeVisible()
    await happened.getByRole('button', { name: words.setTime }).click()
    await happened.getByLabel(words.setTime).fill('2020-01-01T11:00')
    await happened.getByRole('button', { name: words.set, exact: true }).click()
    await expect(happened.getByText(words.onlyFuture)).toBeVisible()
    await happened.getByLabel(words.setTime).fill(nextYear())
    await happened.getByRole('button', { name: words.set, exact: true }).click()
    await expect(happened.getByText(words.viewing, { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: words.note }).fill('She asked for a call after noon.')
    await page.getByRole('button', { name: words.save }).click()
    await expect(pane.getByText('She asked for a call after noon.')).toBeVisible()
    await axeFindsNothing(page, 'enquiry')
    // On a phone it is not among the three at the thumb.
    if (phone) await pane.getByRole('button', { name: 'Više radnji' }).click()
    await pane.getByRole('button', { name: words.close }).click()
    await page.getByRole('radio', { name: words.elsewhere }).check()
    await axeFindsNothing(page, 'close')
    await page.getByRole('button', { name: words.closeLost }).click()
    await expect(page.getByText(words.closedOf(`Ana ${name}`))).toBeVisible()
    const closed = page.locator('section', { hasText: words.closedOf(`Ana ${name}`) })
    await closed.getByRole('button', { name: words.undo, exact: true }).click()
    await expect(pane.getByRole('button', { name: words.close })).toBeVisible()
    await expect(happened.getByText(words.reopened, { exact: true })).toBeVisible()
    // Undone at a press for a while; opened again at any time.
    await pane.getByRole('button', { name: words.close }).click()
    await page.getByRole('radio', { name: words.elsewhere }).check()
    await page.getByRole('button', { name: words.closeLost }).click()
    await pane.getByRole('button', { name: words.reopen }).click()
    await expect(pane.getByRole('button', { name: words.close })).toBeVisible()
    for (const [what, times] of words.record) {
      const steps = happened.getByRole('listitem').filter({ has: page.getByText(what, { exact: true }) })
      await expect(steps, what).toHaveCount(times)
      for (const step of await steps.all()) await expect(step).toContainText(/Milica, \d\d:\d\d/)
    }
  })

  test(`from an enquiry an apartment is held for its buyer in two presses ${where}, in ${language.name} [INB-03]`, async ({
    page,
    context,
    accounts,
  }) => {
    if (phone) await page.setViewportSize(PHONE)
    const name = `Drzana${language.key}`
    await freeFlats(accounts, [FLAT])
    await writeEnquiry(accounts, name)
    await workOnRiva(context, accounts)
    await page.goto(`${language.prefix}/desk/1/enquiries`)
    await page
      .getByRole('link', { name: `Ana ${name}` })
      .first()
      .click()
    await page.getByRole('article').getByRole('button', { name: words.holdOf }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.hold48 }).click()
    await expect(page.getByText(words.heldFor(`Ana ${name}`))).toBeVisible()
    await expect(page.getByRole('region', { name: words.happened })).toContainText(words.held)
  })
}

test('the inbox by keys alone [INB-02]', async ({ page, context, accounts }) => {
  await writeEnquiry(accounts, 'Keys', { minutesAgo: 700 })
  await workOnRiva(context, accounts)
  await page.goto('/desk/1/board')
  await expect(page.locator('[data-card]').first()).toBeAttached()
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await expect(page.getByRole('heading', { name: WORDS.en.enquiries, level: 1 })).toBeVisible()
  await expect(page.getByText('Ana Keys')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.type('By keys.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('article').getByText('By keys.')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.evaluate(() => (document.activeElement as HTMLElement)?.blur())
  await page.keyboard.press('e')
  await page.keyboard.press('2')
  await expect(page.getByRole('radio', { name: WORDS.en.elsewhere })).toBeChecked()
  await page.getByRole('button', { name: WORDS.en.closeLost }).press('Enter')
  await expect(page.getByText(/^The enquiry of .+ is closed$/)).toBeVisible()
})
