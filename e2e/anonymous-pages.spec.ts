import { LANGUAGES } from './support/languages.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { newUser, stayLoggedIn } from './support/users.ts'

const PAGES = [
  '/home',
  '/map',
  '/masterplan',
  '/building',
  '/apartmentSearch',
  '/compare-apartments-view',
  '/base-page',
  '/privacy',
  '/inspire',
  '/poi-details-page?poiId=301',
  '/login',
  '/masterplan/1',
  '/masterplan/2/building/1?apartment=1020',
  '/masterplan/2/building/1/search',
  '/masterplan/2/building/1/apartment/1020',
]

for (const language of LANGUAGES)
  test(`pages come byte for byte the same to a visitor and to a user who sees prices, in ${language.name} [ACC-09]`, async ({
    browser,
    baseURL,
  }) => {
    const visitor = await browser.newContext({ baseURL: baseURL ?? '' })
    const user = await browser.newContext({ baseURL: baseURL ?? '' })
    await stayLoggedIn(user, await newUser('sees prices'))
    expect(await user.cookies(), 'the user has a session').not.toEqual([])
    for (const path of PAGES) {
      const address = localised(path, language)
      const theirs = await user.request.get(address, { headers: { authorization: 'Bearer of-someone' } })
      const everyones = await visitor.request.get(address)
      expect(theirs.status(), path).toBe(200)
      expect(Buffer.compare(await theirs.body(), await everyones.body()), path).toBe(0)
    }
    await visitor.close()
    await user.close()
  })
