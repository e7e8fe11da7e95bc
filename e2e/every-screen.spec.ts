import { axeFindsNothing } from './support/axe.ts'
import { LANGUAGES } from './support/languages.ts'
import { layoutShift } from './support/layout-shift.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { stageOf } from './support/viewer.ts'

// Nothing moves while it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SCREENS = {
  splash: '/splash',
  home: '/home',
  'list of masterplans': '/masterplan',
  'list of buildings': '/building',
  texts: '/base-page',
  pictures: '/inspire',
  'point of interest': '/poi-details-page?poiId=301',
  map: '/map',
  masterplan: '/masterplan/1',
  'building with a selected apartment': '/masterplan/2/building/1?apartment=1020',
  apartment: '/masterplan/2/building/1/apartment/1020',
  'search in a building': '/masterplan/2/building/1/search',
  'search in the project': '/apartmentSearch',
  comparison: '/compare-apartments-view',
  login: '/login',
  signup: '/signup',
  'forgotten password': '/ForgotPassword',
  'new password': '/reset-login?token=none',
  'verified address': '/email-verified?token=none',
  'verification again': '/ResendEmailAddressVerification',
  'unknown address': '/nowhere',
}

const MOST_SHIFT = 0.01

for (const [name, path] of Object.entries(SCREENS))
  test(`the screen "${name}" stands still, asks no foreign host and lets axe find nothing, in either language`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== baseURL)
        foreign.push(request.url())
    })
    for (const language of LANGUAGES) {
      await page.goto(localised(path, language))
      if (/^(masterplan|building)/.test(name)) await expect(stageOf(page)).toBeVisible()
      await axeFindsNothing(page)
      expect(await layoutShift(page), language.name).toBeLessThanOrEqual(MOST_SHIFT)
    }
    expect(foreign).toEqual([])
  })
