import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { makeUser, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

/** A render is checked, written anew and cut; beside two other tests that takes its time. */
const READY = { timeout: 100_000 }

const EDITOR = 3

const WORDS = {
  en: {
    choose: 'choose files',
    views: 'Camera views',
    uploads: 'Pictures on their way',
    ready: 'Ready',
    stopped: /^Stopped at \d+ %: the connection broke$/,
    goOn: (name: string) => `Go on with ${name}`,
    arriving: /^Arriving, \d+ %$/,
    tooSmall: 'Only 1040 px wide. It takes 1920 px or more',
    wrongKind: 'This is no picture. JPG or PNG are taken',
    broken: 'The file is damaged',
    onTheirWay: /files? on (its|their) way/,
    allReady: 'All files are ready',
    newer: (name: string) => `Newer render of ${name}`,
    otherFrame: 'Another frame: render it from the same camera',
    overview: 'Overview',
  },
  sr: {
    choose: 'izaberite datoteke',
    views: 'Pogledi kamere',
    uploads: 'Slike na putu',
    ready: 'Spremno',
    stopped: /^Stalo na \d+ %: veza je prekinuta$/,
    goOn: (name: string) => `Nastavite: ${name}`,
    arriving: /^Stiže, \d+ %$/,
    tooSmall: 'Širina je samo 1040 px. Potrebno je 1920 px ili više',
    wrongKind: 'Ovo nije slika. Prihvataju se JPG i PNG',
    broken: 'Datoteka je oštećena',
    onTheirWay: /datotek[ae] na putu/,
    allReady: 'Sve datoteke su spremne',
    newer: (name: string) => `Noviji render: ${name}`,
    otherFrame: 'Drugi kadar: izrenderujte je iz iste kamere',
    overview: 'Pregled',
  },
}

/** Renders of the demo, as they come from a 3D studio. */
const render = (name: string) =>
  fileURLToPath(new URL(`../../demo/data/pictures/${name}.jpg`, import.meta.url))

const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })

/** The browser's own switches for the line: as slow as in an office, cut, and back. */
async function lineOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const set = (offline: boolean, uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput,
    })
  return { slow: () => set(false, 150_000), cut: () => set(true, 0), back: () => set(false, -1) }
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`takes many at once; what fails stops no other, in ${language.name} [PLC-02]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, EDITOR))
    await page.goto(`${language.prefix}/studio/1/places?building=1`)
    await expect(page.getByRole('button', { name: words.choose })).toBeVisible()
    await page.getByLabel(words.choose, { exact: true }).setInputFiles([
      { name: 'notes.docx', mimeType: 'application/octet-stream', buffer: Buffer.from('no picture') },
      { name: 'small.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      {
        name: 'half.png',
        mimeType: 'image/png',
        buffer: (await readFile(render('r1-front'))).subarray(0, 900),
      },
    ])
    await page
      .getByLabel(words.choose, { exact: true })
      .setInputFiles([render('site-river'), render('t1-front'), render('r1-front')])
    await expect(row(page, 't1-front.jpg').getByText(words.tooSmall)).toBeVisible()
    await expect(row(page, 'notes.docx').getByText(words.wrongKind)).toBeVisible()
    await expect(row(page, 'small.svg').getByText(words.wrongKind)).toBeVisible()
    await expect(row(page, 'half.png').getByText(words.broken)).toBeVisible()
    await expect(row(page, 'site-river.jpg').getByText(words.ready)).toBeVisible(READY)
    await expect(row(page, 'r1-front.jpg').getByText(words.ready)).toBeVisible(READY)
    // They are camera views now, named by their files.
    const views = page.getByRole('region', { name: words.views })
    await expect(views.getByRole('listitem', { name: 'Site river' })).toBeVisible()
    await expect(views.getByRole('listitem', { name: 'R1 front' })).toBeVisible()
    await axeFindsNothing(page)
  })

  test(`goes on after a cut line, over all pages, in ${language.name} [PLC-02]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, EDITOR))
    await page.goto(`${language.prefix}/studio/1/places?building=1`)
    await expect(page.getByRole('button', { name: words.choose })).toBeVisible()
    const line = await lineOf(page)
    await line.slow()
    await page.getByLabel(words.choose, { exact: true }).setInputFiles([render('r1-back')])
    await expect(row(page, 'r1-back.jpg').getByText(words.arriving)).toBeVisible()
    await expect(row(page, 'r1-back.jpg').getByText(/ [1-9]\d* %/)).toBeVisible()
    await line.cut()
    await expect(row(page, 'r1-back.jpg').getByText(words.stopped)).toBeVisible()
    await expect(
      row(page, 'r1-back.jpg').getByRole('button', { name: words.goOn('r1-back.jpg') }),
    ).toBeVisible()
    await line.back()
    await expect(row(page, 'r1-back.jpg').getByText(words.stopped)).toHaveCount(0)
    // Whatever page is open, the bar above tells.
    await page.getByRole('link', { name: words.overview }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: words.onTheirWay })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: words.allReady })).toBeVisible(READY)
    await page.goBack()
    await expect(
      page.getByRole('region', { name: words.views }).getByRole('listitem', { name: 'R1 back' }),
    ).toBeVisible()
  })

  test(`goes on where it stopped when the page was reloaded, in ${language.name} [PLC-02]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, EDITOR))
    await page.goto(`${language.prefix}/studio/1/places?building=1`)
    await expect(page.getByRole('button', { name: words.choose })).toBeVisible()
    const line = await lineOf(page)
    await line.slow()
    await page.getByLabel(words.choose, { exact: true }).setInputFiles([render('r2-front')])
    await expect(row(page, 'r2-front.jpg').getByText(/ [1-9]\d* %/)).toBeVisible()
    const before = page.waitForRequest(
      (request) => request.method() === 'PATCH' && request.url().includes('/bytes'),
    )
    await page.reload()
    // Not from its first byte.
    const offset = (await before).headers()['upload-offset']
    expect(Number(offset)).toBeGreaterThan(0)
    await expect(row(page, 'r2-front.jpg').getByText(words.ready)).toBeVisible(READY)
    await expect(
      page.getByRole('region', { name: words.views }).getByRole('listitem', { name: 'R2 front' }),
    ).toBeVisible()
  })

  test(`takes a newer render of the same frame, and no other, in ${language.name} [PLC-03]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, EDITOR))
    await page.goto(`${language.prefix}/studio/1/places?building=3`)
    const views = page.getByRole('region', { name: words.views }).locator('ol > li')
    await expect(views.first()).toBeVisible()
    const count = await views.count()
    const name = (await views.first().getAttribute('aria-label')) ?? ''
    await page.getByLabel(words.newer(name), { exact: true }).setInputFiles([render('r2-front')])
    await expect(row(page, 'r2-front.jpg').getByText(words.ready)).toBeVisible(READY)
    await expect(views).toHaveCount(count)
    await page
      .getByLabel(words.newer(name), { exact: true })
      .setInputFiles([{ name: 'square.png', mimeType: 'image/png', buffer: await square(page) }])
    await expect(row(page, 'square.png').getByText(words.otherFrame)).toBeVisible()
  })
}

/** A picture of another frame. */
async function square(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 2000
    canvas.height = 2000
    canvas.getContext('2d')?.fillRect(0, 0, 2000, 1000)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
}
