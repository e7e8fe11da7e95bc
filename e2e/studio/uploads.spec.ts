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
    drop: 'Drop renders here or',
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
    discard: (name: string) => `Discard the newer render of ${name}`,
    otherFrame: 'Another frame: render it from the same camera',
    overview: 'Overview',
  },
  sr: {
    choose: 'izaberite datoteke',
    drop: 'Prevucite rendere ovde ili',
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
    discard: (name: string) => `Odbacite noviji render: ${name}`,
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
    const half = (await readFile(render('r1-front'))).subarray(0, 900)
    const dataTransfer = await page.evaluateHandle(
      (bytes) => {
        const dropped = new DataTransfer()
        dropped.items.add(new File(['no picture'], 'notes.docx'))
        dropped.items.add(new File(['<svg/>'], 'small.svg', { type: 'image/svg+xml' }))
        dropped.items.add(new File([new Uint8Array(bytes)], 'half.png', { type: 'image/png' }))
        return dropped
      },
      [...half],
    )
    await page.getByText(words.drop).dispatchEvent('drop', { dataTransfer })
    await page
      .getByLabel(words.choose, { exact: true })
      .setInputFiles([render('site-river'), render('t1-front'), render('r1-front')])
    await expect(row(page, 't1-front.jpg').getByText(words.tooSmall)).toBeVisible()
    await expect(row(page, 'notes.docx').getByText(words.wrongKind)).toBeVisible()
    await expect(row(page, 'small.svg').getByText(words.wrongKind)).toBeVisible()
    await expect(row(page, 'half.png').getByText(words.broken)).toBeVisible()
    await expect(row(page, 'site-river.jpg').getByRole('progressbar')).toBeVisible()
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
    // Another upload of this file that was given up (refused-writes.spec.ts) leaves a view without a picture.
    await expect(
      page
        .getByRole('region', { name: words.views })
        .getByRole('listitem', { name: 'R1 back' })
        .filter({ has: page.getByRole('img') }),
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
    const token = await workAs(context, await makeUser(accounts, EDITOR))
    await page.goto(`${language.prefix}/studio/1/places?building=3`)
    const views = page.getByRole('region', { name: words.views }).locator('ol > li')
    await expect(views.first()).toBeVisible()
    const count = await views.count()
    const name = (await views.first().getAttribute('aria-label')) ?? ''
    const size =
      (await views
        .first()
        .getByText(/^\d+ × \d+$/)
        .textContent()) ?? ''
    const [width = 0, height = 0] = size.split(' × ').map(Number)
    const before = await outlines(page, token)
    expect(before.length).toBeGreaterThan(10)
    await page
      .getByLabel(words.newer(name), { exact: true })
      .setInputFiles([
        { name: 'newer.png', mimeType: 'image/png', buffer: await drawn(page, width * 1.5, height * 1.5) },
      ])
    await expect(row(page, 'newer.png').getByText(words.ready)).toBeVisible(READY)
    await expect(views).toHaveCount(count)
    await expect(views.first().getByText(`${width * 1.5} × ${height * 1.5}`)).toBeVisible()
    // Every outline stays where it was in the frame.
    const after = await outlines(page, token)
    expect(after).toEqual(before.map((points) => points.map(([x, y]) => [near(x * 1.5), near(y * 1.5)])))
    await views
      .first()
      .getByRole('button', { name: words.discard(name) })
      .click()
    await expect(views.first().getByText(size, { exact: true })).toBeVisible()
    expect(await outlines(page, token)).toEqual(before)
    await page
      .getByLabel(words.newer(name), { exact: true })
      .setInputFiles([{ name: 'square.png', mimeType: 'image/png', buffer: await drawn(page, 2000, 2000) }])
    await expect(row(page, 'square.png').getByText(words.otherFrame)).toBeVisible()
  })
}

const near = (value: number) => expect.closeTo(value, 1)

/** What is drawn on the first picture of building 3, as its authors have it. */
async function outlines(page: Page, token: string): Promise<[number, number][][]> {
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string) =>
    (await (await page.request.get(`/api/v1/studio/projects/1/${path}`, { headers })).json()).data
  const [view] = await read('camera-views?filter[buildingId]=3')
  const [picture] = await read(`media?filter[poiId]=${view.id}&filter[mediaTypeId]=21`)
  const all = await read(`outlines?filter[mediaId]=${picture.id}`)
  return all.map(({ attributes }: { attributes: { parts: [number, number][][] } }) => attributes.parts[0])
}

/** A picture of a size. */
async function drawn(page: Page, width: number, height: number): Promise<Buffer> {
  const data = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas')
      canvas.width = across ?? 0
      canvas.height = down ?? 0
      canvas.getContext('2d')?.fillRect(0, 0, 2000, 1000)
      return canvas.toDataURL('image/png')
    },
    [width, height],
  )
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
}
