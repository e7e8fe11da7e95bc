import { hydrated } from './support/hydrated.ts'
import { english, LANGUAGES, serbian } from './support/languages.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const SCREENS_WITH_A_SWITCH = [
  '/home',
  '/map',
  '/masterplan',
  '/building',
  '/base-page?mediaId=401',
  '/inspire',
  '/poi-details-page?poiId=301',
  '/masterplan/1',
  '/masterplan/1/view/3',
  '/masterplan/2/building/1',
  '/masterplan/2/building/1/16',
  '/masterplan/2/building/1?apartment=1045',
  '/masterplan/2/building/1/apartment/1045',
]

const YEAR_S = 365 * 24 * 60 * 60
const HOUR_S = 60 * 60

test.describe('the language of a screen', () => {
  for (const language of LANGUAGES)
    test(`is the address's, whatever cookie and browser say: ${language.name} [GEN-02]`, async ({
      request,
    }) => {
      const other = language === english ? serbian : english
      for (const path of ['/splash', ...SCREENS_WITH_A_SWITCH]) {
        const reply = await request.get(localised(path, language), {
          headers: { cookie: `locale=${other.code}`, 'accept-language': other.lang },
          maxRedirects: 0,
        })
        expect(reply.status(), path).toBe(200)
        expect(await reply.text(), path).toContain(`<html lang="${language.lang}"`)
      }
    })

  test('is Serbian at `/rs` even with an English cookie [GEN-02]', async ({ request }) => {
    const reply = await request.get('/rs', { headers: { cookie: 'locale=en' }, maxRedirects: 0 })
    expect(await reply.text()).toContain('<html lang="sr-Latn"')
  })
})

test.describe('the start page', () => {
  for (const { cookie, leadsTo } of [
    { cookie: 'locale=rs', leadsTo: '/rs' },
    { cookie: 'other=1; locale=rs', leadsTo: '/rs' },
    { cookie: 'locale=en', leadsTo: undefined },
    { cookie: '', leadsTo: undefined },
  ])
    test(`with ${cookie ? `the cookie "${cookie}"` : 'no cookie'} is ${leadsTo ?? 'English'} and never cached [GEN-02]`, async ({
      request,
    }) => {
      const headers = { cookie, 'accept-language': 'sr' }
      const reply = await request.get('/', { headers, maxRedirects: 0 })
      expect(reply.headers()['cache-control']).toBe('no-store')
      expect(reply.headers().location).toBe(leadsTo)
      if (!leadsTo) expect(await reply.text()).toContain('<html lang="en"')
    })

  test("follows the project's default language when there is no cookie: 6 leads to `/rs`, all others to English [GEN-02]", async ({
    request,
    scratch,
  }) => {
    const { origin, sql } = await scratch()
    for (const langId of [1, 2, 3, 4, 5, 6, 7]) {
      await sql('update projects set default_lang_id = $1 where id = 1', [langId])
      const reply = await request.get(`${origin}/`, { maxRedirects: 0 })
      expect(reply.headers().location, `default language ${langId}`).toBe(langId === 6 ? '/rs' : undefined)
      expect(reply.headers()['cache-control']).toBe('no-store')
    }
    await sql('update projects set default_lang_id = 6 where id = 1')
    const chosen = await request.get(`${origin}/`, { headers: { cookie: 'locale=en' }, maxRedirects: 0 })
    expect(chosen.status(), 'the cookie goes first').toBe(200)
  })
})

test.describe('the language switch', () => {
  for (const path of SCREENS_WITH_A_SWITCH)
    test(`keeps the screen ${path} and is remembered for 365 days [GEN-02]`, async ({ page }) => {
      await page.route('**/files/**', (route) => route.abort())
      await page.goto(path)
      for (const [from, to] of [
        [english, serbian],
        [serbian, english],
      ] as const) {
        const choice = await hydrated(page.getByRole('link', { name: from.words.switchLanguage }))
        await choice.click()
        await expect(page.locator('html')).toHaveAttribute('lang', to.lang)
        await expect(page).toHaveURL(localised(path, to))
        const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale')
        expect(cookie).toMatchObject({ value: to.code, path: '/' })
        const lasts = (cookie?.expires ?? 0) - Date.now() / 1000
        expect(Math.abs(lasts - YEAR_S)).toBeLessThan(HOUR_S)
      }
    })

  test('decides where `/` leads from then on [GEN-02]', async ({ page }) => {
    await page.goto('/home')
    await (await hydrated(page.getByRole('link', { name: english.words.switchLanguage }))).click()
    await expect(page).toHaveURL('/rs/home')
    await page.goto('/')
    await expect(page).toHaveURL('/rs/masterplan/1')
  })
})
