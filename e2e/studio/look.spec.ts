import { makeUser, RIVA, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect } from '../support/test.ts'

// The preview decides for itself whether it is dark: nothing is said for all frames.
test.use({ colorScheme: null, contextOptions: { reducedMotion: 'reduce' } })

const PROJECT_ADMIN = 2
/** Too light for words on paper. */
const TOO_LIGHT = '#c9b37a'

const LOGO = {
  name: 'zora.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40"><path id="zora" d="M4 4h112v32H4z"/></svg>',
  ),
}

/** As bright behind the title as can be. */
const BRIGHT = {
  name: 'noon.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1080" width="1920" height="1080"><path fill="#ffffff" d="M0 0h1920v1080H0z"/></svg>',
  ),
}

const WORDS = {
  en: {
    hex: 'Colour of the accent',
    passes: 'All pass',
    fails: 'Cannot be published',
    use: /^Use #/,
    faces: /Bricolage Grotesque/,
    saved: /^Saved \d/,
    publish: /^Publish \d/,
    refused: /cannot be read/,
    published: /Published/,
    dark: 'Dark',
    addLogo: 'Add a picture: Logo',
    splash: 'Splash picture',
    title: 'Title over the splash picture',
    tooBright: /too bright behind the title/,
  },
  sr: {
    hex: 'Boja akcenta',
    passes: 'Sve prolazi',
    fails: 'Ne može da se objavi',
    use: /^Uzmite #/,
    faces: /Bricolage Grotesque/,
    saved: /^Sačuvano/,
    publish: /^Objavite \d/,
    refused: /ne može se čitati/,
    published: /Objavljeno/,
    dark: 'Tamna',
    addLogo: 'Dodajte sliku: Logo',
    splash: 'Početna slika',
    title: 'Naslov preko početne slike',
    tooBright: /presvetla iza naslova/,
  },
} as const

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`a look is judged and worn by the real product while it is chosen, and only one that passes is published, in ${language.name} [LOK-01]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, PROJECT_ADMIN), accounts.origin)
    await page.goto(`${language.prefix}/studio/${RIVA}/look`)
    const [desktop, phone] = [page.frameLocator('iframe').first(), page.frameLocator('iframe').last()]
    const previews = [desktop, phone]
    for (const preview of previews) await expect(preview.getByRole('main')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(2)
    const widths = previews.map((preview) => preview.locator('html').evaluate(() => window.innerWidth))
    expect(await Promise.all(widths)).toEqual([1440, 390])
    const onBoth = (read: (html: HTMLElement) => unknown) =>
      Promise.all(previews.map((preview) => preview.locator('html').evaluate(read)))
    const worn = () => onBoth((html) => getComputedStyle(html).getPropertyValue('--accent').trim())
    const verdict = (word: string) => page.getByRole('status').filter({ hasText: word })
    await expect(verdict(words.passes)).toBeVisible()
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: width === 1440 ? 900 : 800 })
      await axeFindsNothing(page, `${width}`)
    }

    await page.getByLabel(words.hex).fill(TOO_LIGHT)
    await expect.poll(worn).toEqual([TOO_LIGHT, TOO_LIGHT])
    await expect(verdict(words.fails)).toBeVisible()
    await expect(page.getByText(words.saved)).toBeVisible()
    await page.getByRole('button', { name: words.publish }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words.publish }).click()
    await expect(dialog.getByRole('alert')).toContainText(words.refused)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: words.use }).click()
    await expect(verdict(words.passes)).toBeVisible()
    const accent = await page.getByLabel(words.hex).inputValue()
    await expect.poll(worn).toEqual([accent.toLowerCase(), accent.toLowerCase()])
    await page.getByRole('radio', { name: words.faces }).check()
    await expect
      .poll(() => onBoth(() => getComputedStyle(document.body).fontFamily.includes('Figtree')))
      .toEqual([true, true])
    await page.getByRole('button', { name: words.dark }).click()
    await expect
      .poll(() => onBoth(() => matchMedia('(prefers-color-scheme: dark)').matches))
      .toEqual([true, true])
    await axeFindsNothing(page, 'dark preview')

    // The title is judged over the picture that is chosen.
    const title = page.getByRole('listitem').filter({ hasText: words.title })
    await expect(title).toHaveAttribute('data-passes')
    const splash = page.getByRole('group', { name: words.splash })
    const before = await splash.getByRole('radio', { checked: true }).getAttribute('aria-label')
    await splash.locator('input[type=file]').setInputFiles(BRIGHT)
    await expect(splash.getByRole('radio', { name: BRIGHT.name })).toBeChecked({ timeout: 30_000 })
    await expect(verdict(words.fails)).toBeVisible()
    await expect(title).not.toHaveAttribute('data-passes')
    await expect(page.getByText(words.tooBright)).toBeVisible()
    await axeFindsNothing(page, 'a splash that is too bright')
    await expect(page.getByText(words.saved)).toBeVisible()
    await page.getByRole('button', { name: words.publish }).click()
    await dialog.getByRole('button', { name: words.publish }).click()
    await expect(dialog.getByRole('alert')).toContainText(words.refused)
    await page.keyboard.press('Escape')
    await splash.getByRole('radio', { name: before ?? '', exact: true }).check({ force: true })
    await expect(verdict(words.passes)).toBeVisible()

    await page.getByLabel(words.addLogo).last().setInputFiles(LOGO)
    await expect(page.getByRole('radio', { name: 'zora.svg' })).toBeChecked({ timeout: 30_000 })
    await expect(page.getByText(words.saved)).toBeVisible()

    await page.getByRole('button', { name: words.publish }).click()
    await dialog.getByRole('button', { name: words.publish }).click()
    await expect(dialog).toContainText(words.published)
    await page.goto(`${language.prefix}/splash`)
    await expect
      .poll(() =>
        page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--accent').trim()),
      )
      .toBe(accent.toLowerCase())
    const { data } = await (await page.request.get(`/api/v1/frontend/projects/${RIVA}`)).json()
    expect(await (await page.request.get(data.attributes.logo)).text()).toContain('id="zora"')
  })
}
