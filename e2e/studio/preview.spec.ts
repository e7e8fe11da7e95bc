import { makeUser } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

const ADMIN = 2

const WORDS = {
  en: {
    links: 'Preview links',
    see: 'See it now',
    make: 'Make a link',
    bar: 'Preview',
    says: 'Visitors do not see this yet.',
    leave: 'Leave the preview',
    withdraw: /^Withdraw the link/,
    withdrawNow: 'Withdraw it now',
  },
  sr: {
    links: 'Linkovi za pregled',
    see: 'Pogledajte sada',
    make: 'Napravite link',
    bar: 'Pregled nacrta',
    says: 'Posetioci ovo još ne vide.',
    leave: 'Napustite pregled',
    withdraw: /^Opozovite link/,
    withdrawNow: 'Opozovite odmah',
  },
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]
  const at = (path: string) => `${language.prefix}${path}`

  test(`one press shows the drafts of the project that is open, whatever the host lists, in ${language.name} [PUB-01] [STU-07]`, async ({
    page,
    context,
  }) => {
    // Riva's host: its own list does not hold Suton.
    await workAs(context, 'admin')
    await page.goto(at('/studio/2'))
    await page.locator('[data-staff-preview]').waitFor()
    await page.keyboard.press('Control+p')
    const opening = context.waitForEvent('page')
    await page.getByRole('dialog', { name: words.links }).getByRole('button', { name: words.see }).click()
    const opened = await opening
    await expect(opened).toHaveURL(/\/masterplan\/\d+$/)
    await expect(opened.locator('link[rel="stylesheet"][href*="/projects/2/stylesheet"]')).toBeAttached()
    await expect(opened.locator('[data-preview-bar]')).toBeVisible()
    // The studio itself shows no preview, whatever the browser has open beside it.
    await page.reload()
    await page.locator('[data-staff-preview]').waitFor()
    await expect(page.locator('[data-preview-bar]')).toHaveCount(0)
    expect(await opened.evaluate(() => window.opener)).toBeNull()
  })

  test(`a preview link shows drafts to whoever has it until it is withdrawn or ends, in ${language.name} [PUB-01]`, async ({
    page,
    context,
    browser,
    scratch,
  }) => {
    const product = await scratch()
    const { origin } = product
    const token = await workAs(context, await makeUser(product, ADMIN), origin)
    const headers = { Authorization: `Bearer ${token}` }
    const building = `${origin}/api/v1/studio/projects/1/buildings`
    const { revision } = (await (await context.request.get(`${building}/1`, { headers })).json()).data
      .attributes
    const name = { 1: 'Riva Drafted', 6: 'Riva u nacrtu' }
    await context.request.patch(building, { headers, data: { rows: [{ id: 1, revision, name }] } })

    await page.goto(origin + at('/studio/1'))
    await page.locator('[data-staff-preview]').waitFor()
    await page.keyboard.press('Control+p')
    const panel = page.getByRole('dialog', { name: words.links })
    await panel.getByRole('button', { name: words.make }).click()
    const link = await panel.locator('code').textContent()
    await axeFindsNothing(page, 'the panel', '[role=dialog]')

    const stranger = await browser.newContext({ reducedMotion: 'reduce' })
    const visit = await stranger.newPage()
    await visit.goto(link ?? '')
    const shown = await visit.goto(origin + at('/masterplan/2/building/1'))
    expect(shown?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect((await shown?.text())?.includes(language.key === 'en' ? name[1] : name[6])).toBe(true)
    const bar = visit.getByRole('complementary', { name: words.bar, exact: true })
    await expect(bar).toContainText(words.says)
    await axeFindsNothing(visit, 'a page of the preview')

    // Whoever has no link has the same page as ever, which any cache may keep.
    const open = await page.request.get(origin + at('/masterplan/2/building/1'))
    expect(open.headers()['cache-control']).toContain('public')
    expect((await open.text()).includes('data-preview-bar')).toBe(false)

    await panel.getByRole('button', { name: words.withdraw }).click()
    await panel.getByRole('button', { name: words.withdrawNow }).press('Enter')
    await expect(panel.locator('li')).toHaveCount(0)
    const after = await visit.reload()
    expect((await after?.text())?.includes('data-preview-bar')).toBe(false)
    expect((await visit.goto(link ?? ''))?.status()).toBe(404)

    // Another one ends by itself.
    await panel.getByRole('button', { name: words.make }).click()
    await expect(panel.locator('code')).not.toHaveText(link ?? '')
    const other = (await panel.locator('code').textContent()) ?? ''
    await visit.goto(other)
    await expect(bar).toBeVisible()
    await product.sql("update preview_links set until = now() - interval '1 s' where withdrawn_at is null")
    const ended = await visit.reload()
    expect((await ended?.text())?.includes('data-preview-bar')).toBe(false)
    expect((await visit.goto(other))?.status()).toBe(404)
    await stranger.close()
  })
}
