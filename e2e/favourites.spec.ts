import type { Page } from '@playwright/test'
import { axeFindsNothing } from './support/axe.ts'
import { asOwner } from './support/databases.ts'
import { apartments, byId } from './support/dataset.ts'
import { hydrated } from './support/hydrated.ts'
import { LANGUAGES } from './support/languages.ts'
import { listWords } from './support/list-words.ts'
import { openTool } from './support/open-tool.ts'
import { expect, test } from './support/test.ts'
import { accountFavourites, keepInAccount, newUser, stayLoggedIn } from './support/users.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const [FIRST, SECOND, THIRD] = [byId(apartments, 1045), byId(apartments, 1020), byId(apartments, 1001)]
const cardOf = (id: number) => `/masterplan/2/building/1?apartment=${id}`
const SEND = '**/api/v1/frontend/apartments/send-favorites'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('favorites'))
const heartOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} in favourites`, exact: true })
const tool = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).first()

for (const language of LANGUAGES) {
  const buyer = listWords(language)

  test(`a visitor who presses a heart is told who may, and stays, in ${language.name} [FAV-02, NTF-01]`, async ({
    page,
  }) => {
    await page.goto(`${language.prefix}${cardOf(FIRST.id)}`)
    const heart = page.getByRole('button', { name: buyer.heart(FIRST.name) })
    await (await hydrated(heart)).click()
    const [title, message] = buyer.favouritesNotice
    const notice = page.locator('section[data-type="info"]')
    await expect(notice.getByRole('heading', { name: title })).toBeVisible()
    await expect(notice.getByText(message, { exact: true })).toBeVisible()
    await expect(notice.getByRole('link', { name: buyer.login })).toHaveAttribute('href', /\/login/)
    await expect(notice.getByRole('link', { name: buyer.register })).toHaveAttribute('href', /\/signup/)
    await axeFindsNothing(page, undefined, 'section[data-type]')
    const before = page.url()
    await notice.getByRole('button', { name: buyer.ok }).click()
    await expect(notice).toHaveCount(0)
    expect(page.url()).toBe(before)
    await expect(heart, 'the focus is given back').toBeFocused()
    await heart.press('Enter')
    await expect(notice.getByRole('button', { name: buyer.ok })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(notice, 'Escape is OK').toHaveCount(0)
    await expect(heart).toBeFocused()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })

  test(`favourites go to an agent in three steps, and OK clears them, in ${language.name} [FAV-04, FAV-05]`, async ({
    page,
    context,
    request,
  }) => {
    const user = await newUser('sees no prices')
    await keepInAccount(request, user, [FIRST.id, SECOND.id])
    await stayLoggedIn(context, user)
    await page.goto(`${language.prefix}${cardOf(FIRST.id)}`)
    await openTool(page, language, buyer.favourites, 2)
    const card = page.getByRole('dialog', { name: buyer.favourites })
    await expect(card.locator('[data-step]')).toHaveAttribute('data-step', 'favouriteApartments')
    await expect(card.getByRole('listitem')).toHaveCount(2)
    for (const row of await card.getByRole('listitem').all())
      expect((await row.boundingBox())?.height, 'a row is 120 px high').toBe(120)
    await axeFindsNothing(page, undefined, '[role="dialog"]')

    await card.getByRole('button', { name: buyer.sendEmail }).click()
    await expect(card.locator('[data-step]')).toHaveAttribute('data-step', 'sendEmail')
    const email = card.getByLabel(buyer.email)
    await expect(email).toBeFocused()
    await email.fill('milica@primer')
    await card.getByRole('button', { name: buyer.sendEmail }).click()
    await expect(card.getByText(buyer.emailInvalid, { exact: true })).toBeVisible()
    await expect(email).toHaveAccessibleDescription(buyer.emailInvalid)
    await expect(email).toBeFocused()
    await axeFindsNothing(page, undefined, '[role="dialog"]')

    await card.getByRole('button', { name: buyer.back }).click()
    await expect(card.getByRole('listitem'), 'back returns to the list').toHaveCount(2)
    await card.getByRole('button', { name: buyer.sendEmail }).click()
    await email.fill(user.email)
    const answered = page.waitForResponse(SEND)
    await card.getByRole('button', { name: buyer.sendEmail }).click()
    const answer = await answered
    expect(answer.ok(), 'accepted').toBe(true)
    const [enquiry] = (await answer.json()).data
    expect(enquiry.attributes.apartmentIds.toSorted()).toEqual([SECOND.id, FIRST.id])
    const { rows } = await asOwner('select email_address, locale_id from enquiries where id = $1', [
      enquiry.attributes.id,
    ])
    expect(rows).toEqual([{ email_address: user.email, locale_id: language.code }])
    await expect(card.getByText(buyer.emailSent, { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(card.getByText(buyer.thanks, { exact: true })).toBeVisible()
    await expect(card.locator('[data-step]')).toHaveAttribute('data-step', 'emailSent')
    await axeFindsNothing(page, undefined, '[role="dialog"]')

    await card.getByRole('button', { name: buyer.ok }).click()
    await expect(card).toHaveCount(0)
    expect(await stored(page)).toBe('[]')
    await expect.poll(() => accountFavourites(request, user)).toEqual([])
  })
}

test('a heart adds and removes, every heart and the storage follow, without duplicates [FAV-01, FAV-03]', async ({
  page,
  context,
  request,
}) => {
  const user = await newUser('sees no prices')
  await stayLoggedIn(context, user)
  await context.addInitScript((id) => localStorage.setItem('compare', `[${id}]`), FIRST.id)
  await page.goto(cardOf(FIRST.id))
  const heart = heartOf(page, FIRST.name)
  await (await hydrated(heart)).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await stored(page)).toBe(`[${FIRST.id}]`)
  await expect.poll(() => accountFavourites(request, user)).toEqual([FIRST.id])

  await page.goto('/compare-apartments-view')
  await expect(heart, 'on another screen, too').toHaveAttribute('aria-pressed', 'true')
  await (await hydrated(tool(page, 'Favourites'))).click()
  const card = page.getByRole('dialog', { name: 'Favourites' })
  await card.getByRole('button', { name: `Remove ${FIRST.name}` }).click()
  await expect(card.getByText('Nothing here yet')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(tool(page, 'Favourites'), 'the focus is given back').toBeFocused()
  expect(await stored(page)).toBe('[]')
  await expect.poll(() => accountFavourites(request, user)).toEqual([])
})

test('favourites follow the user: united at login, mirrored on another device, emptied at logout [FAV-06, FAV-03]', async ({
  page,
  browser,
  request,
}) => {
  const user = await newUser('sees no prices')
  await keepInAccount(request, user, [FIRST.id])
  await page.goto('/login')
  await page.evaluate((id) => localStorage.setItem('favorites', `[${id},${id}]`), SECOND.id)
  await page.reload()
  await (await hydrated(page.getByLabel('E-mail'))).fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Login' }).click()
  const united = [FIRST.id, SECOND.id]
  await expect.poll(() => accountFavourites(request, user)).toEqual(united)
  await expect.poll(() => stored(page)).toBe(JSON.stringify(united))

  await test.step('on another device the account is the truth', async () => {
    const other = await browser.newContext()
    await stayLoggedIn(other, user)
    await other.addInitScript((id) => localStorage.setItem('favorites', `[${id}]`), THIRD.id)
    const tab = await other.newPage()
    await tab.goto(cardOf(SECOND.id))
    await expect(heartOf(tab, SECOND.name)).toHaveAttribute('aria-pressed', 'true')
    expect(await stored(tab)).toBe(JSON.stringify(united))
    await heartOf(tab, SECOND.name).click()
    await expect.poll(() => accountFavourites(request, user)).toEqual([FIRST.id])
    await other.close()
  })

  await test.step('what is changed here does not undo what was changed there', async () => {
    await page.goto(cardOf(THIRD.id))
    await (await hydrated(heartOf(page, THIRD.name))).click()
    await expect.poll(() => accountFavourites(request, user)).toEqual([FIRST.id, THIRD.id])
    await expect.poll(() => stored(page)).toBe(JSON.stringify([FIRST.id, THIRD.id]))
  })

  await test.step('Remove all clears the account', async () => {
    await (await hydrated(tool(page, 'Favourites'))).click()
    await page.getByRole('button', { name: 'Remove all' }).click()
    await expect.poll(() => accountFavourites(request, user)).toEqual([])
    await page.keyboard.press('Escape')
  })

  await test.step('logout empties the storage and leaves the account alone', async () => {
    await heartOf(page, THIRD.name).click()
    await expect.poll(() => accountFavourites(request, user)).toEqual([THIRD.id])
    await page.getByRole('button', { name: /Milica Jovanović/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect.poll(() => stored(page)).toBe('[]')
    expect(await accountFavourites(request, user)).toEqual([THIRD.id])
  })
})

test('a send that fails is swallowed: the card says so, keeps what was written, and can be sent again [FAV-05]', async ({
  page,
  context,
  request,
}) => {
  const user = await newUser('sees no prices')
  await keepInAccount(request, user, [FIRST.id])
  await stayLoggedIn(context, user)
  await page.route(SEND, (route) => route.abort())
  await page.goto(cardOf(FIRST.id))
  await (await hydrated(tool(page, 'Favourites'))).click()
  const card = page.getByRole('dialog', { name: 'Favourites' })
  await card.getByRole('button', { name: 'Send email' }).click()
  await card.getByRole('button', { name: 'Send email' }).click()
  await expect(card.getByRole('alert')).toHaveText('The email was not sent. Please try again in a moment.', {
    timeout: 30_000,
  })
  await expect(page.locator('section[data-type]'), 'no notice').toHaveCount(0)
  await expect(card.locator('[data-step]')).toHaveAttribute('data-step', 'sendEmail')
  await expect(card.getByLabel('E-mail')).toHaveValue(user.email)
  await page.unroute(SEND)
  await card.getByRole('button', { name: 'Send email' }).click()
  await expect(card.getByText('Email sent successfully!')).toBeVisible({ timeout: 30_000 })
})
