import { expect, it } from 'vitest'
import { layoutOfRoute, showsWatermark } from './layout-of-route.ts'

const EXPECTED = {
  map: ['map', 'masterplan-id', 'building-id', 'search', 'apartment-id'],
  centered: [
    'login',
    'signup',
    'ForgotPassword',
    'reset-login',
    'email-verified',
    'ResendEmailAddressVerification',
  ],
  empty: ['poi-details-page'],
  special: ['inspire'],
  splash: ['start', 'splash'],
  default: [
    'home',
    'masterplan',
    'building',
    'apartmentSearch',
    'compare-apartments-view',
    'bane',
    'base-page',
  ],
}

for (const [layout, routes] of Object.entries(EXPECTED))
  it(`frames ${routes.join(', ')} by the ${layout} layout [LAY-06]`, () => {
    expect(routes.map(layoutOfRoute)).toEqual(routes.map(() => layout))
  })

it('leaves watermark and version out of apartment, login, poi-details and search pages [LAY-03]', () => {
  expect(['apartment-id', 'login', 'poi-details-page', 'search'].map(showsWatermark)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(['map', 'masterplan-id', 'building-id'].map(showsWatermark)).toEqual([true, true, true])
})
