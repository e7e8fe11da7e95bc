import { apartments, buildings, byId, masterplans, surroundings } from './support/dataset.ts'
import { LANGUAGES } from './support/languages.ts'
import { localised, OTHER_PATHS, SCREENS } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const links = (html: string) =>
  [...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]+)")? href="([^"]+)"/gi)].map(
    ([, rel, lang, href]) => ({ name: lang ?? rel, href: href?.replaceAll('&amp;', '&') }),
  )

test('every screen names its one address, and itself in the other language [GEN-01]', async ({
  request,
  baseURL,
}) => {
  const samples = new Map(SCREENS.map((screen) => [screen.id, screen.path]))
  for (const path of [...samples.values(), '/map', '/masterplan/2/building/1?apartment=1045&utm_source=x'])
    for (const language of LANGUAGES) {
      const html = await (await request.get(localised(path, language))).text()
      const bare = path.replace(/\?apartment.*$/, '')
      const [en, sr] = LANGUAGES.map((one) => `${baseURL}${localised(bare, one)}`)
      expect(links(html), path).toEqual([
        { name: 'canonical', href: language.prefix ? sr : en },
        { name: 'en', href: en },
        { name: 'sr-Latn', href: sr },
        { name: 'x-default', href: en },
      ])
    }
  expect(links(await (await request.get('/nowhere')).text()), 'nothing has no address').toEqual([])
})

test('the sitemap lists what is published, in both languages, and robots.txt names it', async ({
  request,
  baseURL,
}) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(await robots.text()).toContain('Disallow: /rs/login')

  const reply = await request.get('/sitemap.xml')
  expect(reply.headers()['content-type']).toContain('application/xml')
  const found = [...(await reply.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  // `/`, the map, six screens of the project.
  const screens = 8 + masterplans.length + buildings.length + surroundings.length + apartments.length
  expect(new Set(found).size).toBe(2 * screens)
  const { id } = byId(apartments, 1045)
  expect(found).toContain(`${baseURL}/rs/masterplan/2/building/1/apartment/${id}`)
  for (const address of [found[0], found[1], found[8], found.at(-1)])
    expect((await request.get(address ?? '')).status(), address).toBe(200)
})

test('an apartment tells machines its facts, and not its price', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto('/rs/masterplan/2/building/1/apartment/1045')
  const block = page.locator('script[type="application/ld+json"]')
  const text = (await block.textContent()) ?? ''
  const apartment = byId(apartments, 1045)
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'Apartment',
    name: apartment.name,
    numberOfRooms: apartment.rooms,
    floorSize: { value: expect.closeTo(apartment.area, 1) },
    containedInPlace: { address: { addressLocality: 'Beograd' } },
  })
  expect(text).not.toMatch(/price|offer|EUR|€/i)
  expect(complaints.filter((text) => /Content.Security.Policy/i.test(text))).toEqual([])
})

test('the screens that are nobody’s own have a title, a description and a share picture too [RTE-29]', async ({
  request,
}) => {
  for (const language of LANGUAGES) {
    const titles = new Set<string>()
    for (const path of OTHER_PATHS) {
      const html = await (await request.get(localised(path, language))).text()
      titles.add(/<title>([^<]+)/.exec(html)?.[1] ?? '')
      expect(html, path).toMatch(/<meta name="description" content="[^"]{10,}"/)
      const picture = /<meta property="og:image" content="(http[^"]+)"/.exec(html)?.[1] ?? ''
      const reply = await request.get(picture.replaceAll('&amp;', '&'))
      expect(reply.headers()['content-type'], path).toMatch(/^image\//)
    }
    expect(titles.size, 'each has a title of its own').toBe(OTHER_PATHS.length)
  }
})
