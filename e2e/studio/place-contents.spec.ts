import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { makeUser, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(150_000)

const EDITOR = 3

const WORDS = {
  en: {
    text: 'Text, English',
    gallery: 'Gallery',
    pictures: 'choose pictures',
    plans: 'choose plans',
    matched: '1 plan found its apartment',
    unmatched: '1 file matches no apartment',
    whose: 'Apartment of cellar.svg',
    matchedBoth: '2 plans found their apartments',
    ready: 'Ready',
    noPlan: 'This is no plan. PDF, SVG, PNG or JPG are taken',
    addPoint: 'Add an info point',
    pointName: 'Name, English',
    put: /on the picture: click/,
    infoPoints: 'Info points',
    slogan: { en: 'Slogan, English', sr: 'Slogan, Serbian' },
    addText: 'Add a text',
    fifth: 'Text 5, English',
    caption: 'What l3-back.jpg shows, Serbian',
    up: 'Move l3-back.jpg up',
    notSaved: '1 change not saved',
    kept: 'Changes that were not saved',
    saved: /^Saved /,
    save: 'Save them',
  },
  sr: {
    text: 'Tekst, engleski',
    gallery: 'Galerija',
    pictures: 'izaberite slike',
    plans: 'izaberite planove',
    matched: '1 plan je našao svoj stan',
    unmatched: '1 datoteka ne odgovara nijednom stanu',
    whose: 'Stan za cellar.svg',
    matchedBoth: '2 plana su našla svoje stanove',
    ready: 'Spremno',
    noPlan: 'Ovo nije plan. Primaju se PDF, SVG, PNG ili JPG',
    addPoint: 'Dodajte tačku',
    pointName: 'Naziv, engleski',
    put: /^Postavite na sliku/,
    infoPoints: 'Tačke sa informacijama',
    slogan: { en: 'Slogan, engleski', sr: 'Slogan, srpski' },
    addText: 'Dodajte tekst',
    fifth: 'Tekst 5, engleski',
    caption: 'Šta prikazuje l3-back.jpg, srpski',
    up: 'Pomerite nagore: l3-back.jpg',
    notSaved: '1 izmena nije sačuvana',
    kept: 'Izmene koje nisu sačuvane',
    saved: /^Sačuvano /,
    save: 'Sačuvajte ih',
  },
}

const READY = { timeout: 100_000 }

/** Of the demo, as an author has it on disk. */
const file = (path: string) => fileURLToPath(new URL(`../../demo/data/${path}`, import.meta.url))

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`edits texts and gallery where they show, in ${language.name} [PLC-04]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, EDITOR))
    const address = `${language.prefix}/studio/1/places?building=${language.key === 'en' ? 6 : 7}`
    await page.goto(address)
    await page.getByRole('textbox', { name: words.text }).fill('The first house on the line.')
    const gallery = page.getByRole('region', { name: words.gallery })
    await gallery.getByLabel(words.pictures, { exact: true }).setInputFiles([file('pictures/l3-back.jpg')])
    await expect(gallery.getByText(words.ready, { exact: true })).toBeVisible(READY)
    await expect(gallery.getByText('l3-back.jpg', { exact: true })).toHaveCount(2)
    await page.reload()
    await expect(page.getByRole('textbox', { name: words.text })).toHaveValue('The first house on the line.')
  })

  test(`edits the project's own texts and gallery in both languages, in ${language.name} [PLC-04]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, EDITOR))
    await page.goto(`${language.prefix}/studio/1/places`)
    await page.getByLabel(words.slogan.en).fill('By the river')
    await page.getByLabel(words.slogan.sr).fill('Uz reku')
    await page.getByRole('button', { name: words.addText }).click()
    await page.getByLabel(words.fifth).fill('# Parking')
    const gallery = page.getByRole('region', { name: words.gallery })
    await gallery.getByLabel(words.pictures, { exact: true }).setInputFiles([file('pictures/l3-back.jpg')])
    const pictures = gallery.locator('ol > li')
    await expect(pictures.last()).toHaveAccessibleName('l3-back.jpg', READY)
    await gallery.getByLabel(words.caption).fill('Iz dvorišta')
    await gallery.getByRole('button', { name: words.up }).click()
    await expect(pictures.nth(-2)).toHaveAccessibleName('l3-back.jpg')
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(words.saved)
    await page.reload()
    await expect(page.getByLabel(words.slogan.en)).toHaveValue('By the river')
    await expect(page.getByLabel(words.slogan.sr)).toHaveValue('Uz reku')
    await expect(page.getByLabel(words.fifth)).toHaveValue('# Parking')
    await expect(pictures.nth(-2).getByLabel(words.caption)).toHaveValue('Iz dvorišta')
    await axeFindsNothing(page)
  })

  test(`keeps a text that could not be saved and offers it again, in ${language.name} [STU-03] [PLC-04]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, EDITOR))
    await page.goto(`${language.prefix}/studio/1/places?building=2`)
    const text = page.getByRole('textbox', { name: words.text })
    await expect(text).not.toHaveValue('')
    await page.route('**/studio/projects/1/media', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await text.fill('Around a garden.')
    await expect(page.getByText(words.notSaved)).toBeVisible()
    await page.unrouteAll()
    await page.reload()
    await expect(text).not.toHaveValue('Around a garden.')
    await page.getByRole('region', { name: words.kept }).getByRole('button', { name: words.save }).click()
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(words.saved)
    await page.reload()
    await expect(text).toHaveValue('Around a garden.')
  })

  test(`gives plans to apartments by their names and lists what matches nothing, in ${language.name} [PLC-04]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, EDITOR))
    await page.goto(`${language.prefix}/studio/1/places?building=1`)
    const plan = await readFile(file('plans/duplex-01.en.svg'))
    await page.getByLabel(words.plans, { exact: true }).setInputFiles([
      { name: 'R1-101.en.svg', mimeType: 'image/svg+xml', buffer: plan },
      { name: 'cellar.svg', mimeType: 'image/svg+xml', buffer: plan },
      // Refused, it is not counted as one that was found.
      { name: 'R1-103.docx', mimeType: 'application/msword', buffer: plan },
    ])
    await expect(page.getByText(words.matched)).toBeVisible()
    await expect(page.getByRole('main').getByText(words.noPlan)).toBeVisible()
    await expect(page.getByRole('heading', { name: words.unmatched })).toBeVisible()
    await axeFindsNothing(page)
    await page.getByRole('combobox', { name: words.whose }).fill('R1-102')
    await expect(page.getByText(words.matchedBoth)).toBeVisible()
    await expect(page.getByRole('main').getByText(words.ready, { exact: true })).toHaveCount(2, READY)
    await expect(page.getByRole('heading', { name: words.unmatched })).toHaveCount(0)
  })

  test(`makes an info point and puts it on a picture, in ${language.name} [PLC-04] [OUT-01]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, EDITOR))
    const buildingId = language.key === 'en' ? 8 : 4
    await page.goto(`${language.prefix}/studio/1/places?building=${buildingId}`)
    const points = page.getByRole('region', { name: words.infoPoints })
    await points.getByRole('button', { name: words.addPoint }).click()
    // It is open at once, and written without a press more.
    await expect(points.getByRole('textbox', { name: words.pointName })).toBeFocused()
    await page.keyboard.type('Bakery')
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.url().endsWith('/outlines'),
    )
    await points.getByRole('button', { name: words.put }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    expect((await saved).status()).toBe(200)
    await page.reload()
    await points.getByText('Bakery', { exact: true }).click()
    await expect(points.getByRole('button', { name: words.put }).locator('span[style]')).toHaveAttribute(
      'style',
      /left: 5[45]/,
    )
  })
}
