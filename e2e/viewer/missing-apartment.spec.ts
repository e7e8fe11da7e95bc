import { apartments, byId } from '../support/dataset.ts'
import { hydrated } from '../support/hydrated.ts'
import { LANGUAGES } from '../support/languages.ts'
import { localised } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { openPicture, pointOn, stageOf } from '../support/viewer.ts'

test.use({ viewport: { width: 1000, height: 625 }, contextOptions: { reducedMotion: 'reduce' } })

/** Of another building. */
const ELSEWHERE = apartments.find(({ building }) => building === 2)?.id
const HERE = byId(apartments, 1020)

test('OK goes back, and no step leads to the missing apartment again [VIE-07, NTF-01]', async ({ page }) => {
  await page.goto('/masterplan/2')
  await hydrated(page.locator('[data-shape-id="building-1"]'))
  // Within the visit, as a link of the product would lead there.
  await page.evaluate((id) => {
    history.pushState({ idx: 1 }, '', `/masterplan/2/building/1?apartment=${id}`)
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }))
  }, ELSEWHERE)
  await expect(page.getByText(LANGUAGES[0].words.apartmentNotFound)).toBeVisible()
  await expect(page).toHaveURL('/masterplan/2/building/1')
  await page.getByRole('button', { name: LANGUAGES[0].words.ok, exact: true }).click()
  await expect(page).toHaveURL('/masterplan/2')
  await page.goForward()
  await expect(page).toHaveURL('/masterplan/2/building/1')
})

for (const language of LANGUAGES)
  test(`selecting an apartment that is not in the building's list says so in ${language.name}, and the page stays usable [VIE-07]`, async ({
    page,
  }) => {
    const { words } = language
    const building = localised('/masterplan/2/building/1', language)
    await openPicture(page, `${building}?apartment=${ELSEWHERE}`)
    const notice = page.getByText(words.apartmentNotFound)
    await expect(notice).toBeVisible()
    await expect(page.locator('[data-preview="apartment"]')).toHaveCount(0)
    await expect(page, 'the address lets go of it').toHaveURL(building)
    const ok = page.getByRole('button', { name: words.ok, exact: true })
    await (await hydrated(ok)).click()
    await expect(notice).toHaveCount(0)
    await expect(stageOf(page)).toBeVisible()

    const { x, y } = await pointOn(page, String(HERE.id))
    await page.mouse.click(x, y)
    await expect(page).toHaveURL(`${building}?apartment=${HERE.id}`)
    await expect(page.locator('[data-preview="apartment"]').last()).toContainText(HERE.name)
    await expect(notice).toHaveCount(0)
  })
