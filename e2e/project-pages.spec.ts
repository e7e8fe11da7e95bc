import { buildings, project } from './support/dataset.ts'
import { hydrated } from './support/hydrated.ts'
import { LANGUAGES } from './support/languages.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** In the demo's gallery. */
const PICTURES = 14

for (const language of LANGUAGES) {
  test(`the project's texts are sections that one goes to, or one page each, in ${language.name} [RTE-19]`, async ({
    page,
  }) => {
    const { key, words } = language
    await page.goto(localised('/base-page', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.about(project.name))
    const contents = page.getByRole('main').getByRole('navigation').getByRole('link')
    await expect(contents).toHaveCount(3)
    const chapter = contents.nth(1)
    const title = await chapter.textContent()
    await (await hydrated(chapter)).click()
    const section = page.locator(':target')
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(title ?? '')
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
    for (const { name, text } of buildings) {
      await expect(section.getByRole('heading', { level: 3, name: name[key], exact: true })).toBeVisible()
      await expect(section).toContainText(text[key])
    }

    const id = new URL(page.url()).hash.replace('#text-', '')
    await page.goto(localised(`/base-page?mediaId=${id}`, language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await expect(page.getByRole('main')).not.toContainText(project.description[key])
    const unknown = await page.goto(localised('/base-page?mediaId=5', language))
    expect(unknown?.status(), 'a picture is no text').toBe(404)
  })

  test(`the gallery goes from picture to picture by keys, buttons and swipe, edge to edge, in ${language.name} [RTE-20, LAY-04]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(localised('/inspire', language))
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'special')
    const slides = page.getByRole('main').getByRole('figure')
    await expect(slides).toHaveCount(PICTURES)
    const next = await hydrated(page.getByRole('button', { name: language.words.nextPicture }))
    const shown = page.getByRole('main').locator('[aria-live]')
    await expect(shown).toContainText(new RegExp(`^1 .* ${PICTURES}$`))
    expect(await slides.first().boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })

    await page.keyboard.press('ArrowRight')
    await expect(shown).toContainText(/^2 /)
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.99 })
    await next.click()
    await expect(shown).toContainText(/^3 /)
    await page.keyboard.press('End')
    await expect(shown).toContainText(new RegExp(`^${PICTURES} `))
    await expect(slides.last()).toBeInViewport({ ratio: 0.99 })
    await page.keyboard.press('ArrowLeft')
    await expect(shown).toContainText(new RegExp(`^${PICTURES - 1} `))
    // As a finger would: the strip itself scrolls, and rests on a whole picture.
    await page
      .getByRole('main')
      .getByRole('list')
      .evaluate((strip) => strip.scrollTo(strip.clientWidth * 4.2, 0))
    await expect(shown).toContainText(/^5 /)
    await expect(slides.nth(4)).toBeInViewport({ ratio: 0.99 })
  })
}

test('the splash layout carries nothing but the splash [LAY-04]', async ({ page }) => {
  await page.goto('/splash')
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'splash')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
})

for (const path of ['/splash', '/login']) {
  const PICTURES_OF = { wide: '/projects/1/media-content/5/', upright: '/projects/1/media-content/381/' }
  for (const [screen, width, shown, other] of [
    ['a phone', 390, PICTURES_OF.upright, PICTURES_OF.wide],
    ['a desktop', 1440, PICTURES_OF.wide, PICTURES_OF.upright],
  ] as const)
    test(`behind ${path}, ${screen} sees the title picture of its shape, and loads no other`, async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path, { waitUntil: 'load' })
      const picture = page.locator('picture img').first()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toContain(shown)
      expect(asked.filter((url) => url.includes(shown))).toHaveLength(1)
      expect(asked.filter((url) => url.includes(other))).toEqual([])
    })
}
