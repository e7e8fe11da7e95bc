import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
})

const WORDS = {
  en: {
    sections: 'Sections',
    bar: ['Overview', 'Apartments', 'History'],
    more: 'More',
    onComputer: 'Open on a computer to draw.',
    places: 'Places',
    people: 'People',
    publish: /^(Publish|Nothing to publish)/,
    addresses: 'E-mail addresses, separated by commas',
  },
  sr: {
    sections: 'Odeljci',
    bar: ['Pregled', 'Stanovi', 'Istorija'],
    more: 'Još',
    onComputer: 'Otvorite na računaru da biste crtali.',
    places: 'Mesta',
    people: 'Ljudi',
    publish: /^(Objavite|Nema ničeg)/,
    addresses: 'E-adrese, odvojene zarezom',
  },
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`Overview, Apartments, History and People work on a phone, in ${language.name} [STU-04]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'admin')
    const fits = async (name: string) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390)
      await axeFindsNothing(page, name)
    }
    await page.goto(`${language.prefix}/studio/1`)
    const bar = page.getByRole('navigation', { name: words.sections })
    await expect(bar.getByRole('link').filter({ visible: true })).toHaveText(words.bar, {
      useInnerText: true,
    })
    const publish = page.getByRole('button', { name: words.publish }).filter({ visible: true })
    await expect(publish).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('button', { name: words.publish })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Riva')
    await fits('overview')
    for (const name of words.bar.slice(1)) {
      await bar.getByRole('link', { name }).tap()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.locator('main li, main tr').first()).toBeVisible()
      await fits(name)
    }
    await bar.getByRole('button', { name: words.more }).tap()
    const rest = page.getByRole('dialog', { name: words.more })
    for (const target of await rest.getByRole('link').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await rest.getByRole('link', { name: words.people }).tap()
    await expect(page.getByLabel(words.addresses)).toBeVisible()
    await expect(rest).toBeHidden()
    await fits('people')
  })
  test(`outlines are looked at on a phone, over its whole width, in ${language.name} [STU-04]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'editor')
    await page.goto(`${language.prefix}/studio/1/outlines?building=1`)
    const picture = page.locator('[data-ready]')
    await expect(picture).toBeVisible()
    expect((await picture.boundingBox())?.width).toBeGreaterThan(300)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expect(page.getByText(words.onComputer)).toBeVisible()
    await axeFindsNothing(page)
    // Another picture is chosen there.
    await page.getByRole('combobox', { name: words.places }).selectOption({ index: 0 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/masterplan=/)
  })
}
