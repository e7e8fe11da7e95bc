import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

const WORDS = {
  en: { guide: 'Your first project', last: 'Publish' },
  sr: { guide: 'Vaš prvi projekat', last: 'Objavite' },
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`? leads to the guide, with its pictures, by keyboard, in ${language.name} [STU-04]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'editor')
    await page.goto(`${language.prefix}/studio/1/history`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('?')
    await page.getByRole('button', { name: words.guide }).press('Enter')
    const guide = page.getByRole('dialog', { name: words.guide })
    await expect(guide.getByRole('heading', { level: 3 })).toHaveCount(7)
    await expect(guide.getByRole('heading', { level: 3 }).last()).toHaveText(words.last)
    const picture = guide.locator('img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960)
    await axeFindsNothing(page, 'the guide', '[role=dialog]')
    await page.keyboard.press('Escape')
    await expect(guide).toBeHidden()
  })
}
