import type { Page } from '@playwright/test'
import { apartments, buildings, byId, masterplans } from '../support/dataset.ts'
import { expectFocusVisible, focusedShape, tabTo } from '../support/keyboard.ts'
import { english, LANGUAGES } from '../support/languages.ts'
import { localised } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { openPicture, pointBeside, pointOn, shape, stageOf } from '../support/viewer.ts'

// Nothing moves by itself, in a window that the processor alone paints quickly.
test.use({ viewport: { width: 1000, height: 625 }, contextOptions: { reducedMotion: 'reduce' } })

/** A nested masterplan, a building and an apartment, each with the card that previews it and where it leads. */
const PLACES = [
  {
    mode: 'masterplan',
    from: '/masterplan/1',
    shapeId: 'masterplan-4',
    name: byId(masterplans, 4).name,
    opens: '/masterplan/4',
  },
  {
    mode: 'building',
    from: '/masterplan/1',
    shapeId: 'building-3',
    name: byId(buildings, 3).name,
    opens: '/masterplan/3/building/3',
  },
  {
    mode: 'apartment',
    from: '/masterplan/2/building/1',
    shapeId: '1020',
    name: { en: byId(apartments, 1020).name, sr: byId(apartments, 1020).name },
    opens: '/masterplan/2/building/1?apartment=1020',
  },
] as const

for (const language of LANGUAGES)
  for (const { mode, from, shapeId, name, opens } of PLACES) {
    test(`pointing at ${mode === 'apartment' ? 'an' : 'a'} ${mode} shows a small card, a click opens or selects it, in ${language.name} [VIE-02, VIE-06]`, async ({
      page,
    }) => {
      await openPicture(page, localised(from, language))
      const card = page.locator(`[data-preview="${mode}"]`)
      await expect(card).toHaveCount(0)
      const { x, y } = await pointOn(page, shapeId)
      await page.mouse.move(x, y)
      await expect(card).toContainText(name[language.key])
      await page.mouse.click(x, y)
      await expect(page).toHaveURL(localised(opens, language))
      if (mode === 'apartment') await expect(card).toContainText(name[language.key])
      else await expect(page.getByRole('heading', { level: 1 })).toHaveText(name[language.key])
    })
  }

test('the card goes when the pointer leaves [VIE-02]', async ({ page }) => {
  await openPicture(page, '/masterplan/1')
  const { x, y } = await pointOn(page, 'building-3')
  await page.mouse.move(x, y)
  await expect(page.locator('[data-preview]')).toHaveCount(1)
  const beside = await pointBeside(page)
  await page.mouse.move(beside.x, beside.y)
  await expect(page.locator('[data-preview]')).toHaveCount(0)
})

for (const { mode, from, shapeId, name, opens } of PLACES)
  test(`the focus of the keyboard previews ${mode === 'apartment' ? 'an' : 'a'} ${mode} too, and Enter opens or selects it [VIE-02, VIE-06]`, async ({
    page,
  }) => {
    await openPicture(page, from)
    await tabTo(page, page.locator('svg [data-shape-id][tabindex="0"]'))
    await page.keyboard.press('Home')
    while ((await focusedShape(page)) !== shapeId) await page.keyboard.press('PageDown')
    await expectFocusVisible(page)
    await expect(page.locator(`[data-preview="${mode}"]`)).toContainText(name.en)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(opens)
  })

test('a pointer that rests on the picture leaves the card to the keyboard, until it moves again [VIE-02]', async ({
  page,
}) => {
  await openPicture(page, '/masterplan/2/building/1')
  const card = page.locator('[data-preview="apartment"]')
  const { x, y } = await pointOn(page, '1020')
  await page.mouse.move(x, y)
  await expect(card).toContainText(byId(apartments, 1020).name)
  await tabTo(page, page.locator('svg [data-shape-id][tabindex="0"]'))
  await page.keyboard.press('ArrowDown')
  await expect(card).toContainText(byId(apartments, Number(await focusedShape(page))).name)
  await page.mouse.move(x + 1, y)
  await expect(card).toContainText(byId(apartments, 1020).name)
})

test('arrow keys lead to every apartment of a building, from neighbour to neighbour [VIE-02]', async ({
  page,
}) => {
  await openPicture(page, '/masterplan/2/building/1')
  const all = await page.locator('svg [data-shape-id]').count()
  const reached = new Set<string>()
  const toVisit = [
    (await page.locator('svg [data-shape-id][tabindex="0"]').getAttribute('data-shape-id')) ?? '',
  ]
  for (let from = toVisit.pop(); from !== undefined; from = toVisit.pop()) {
    if (reached.has(from)) continue
    reached.add(from)
    for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      await shape(page, from).focus()
      await page.keyboard.press(arrow)
      toVisit.push((await focusedShape(page)) ?? '')
    }
  }
  expect(reached.size).toBe(all)
})

for (const [where, focus] of [
  ['the picture', (page: Page) => stageOf(page).focus()],
  ['the card', (page: Page) => page.getByRole('link', { name: english.words.exploreUnit }).focus()],
  ['nothing', async () => undefined],
] as const)
  test(`Escape clears the selection while the focus is on ${where} [VIE-02]`, async ({ page }) => {
    await openPicture(page, '/masterplan/2/building/1?apartment=1020')
    const card = page.locator('[data-preview="apartment"]')
    await expect(card).toBeVisible()
    await focus(page)
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(page).toHaveURL('/masterplan/2/building/1')
  })
