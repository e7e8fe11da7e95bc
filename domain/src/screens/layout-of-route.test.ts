import { expect, it } from 'vitest'
import { layoutOfRoute } from './layout-of-route.ts'

const EXPECTED = {
  map: ['map', 'masterplan-id', 'building-id', 'search', 'apartment-id'],
  centered: [
    'login',
    'signup',
    'ForgotPassword',
    'reset-login',
    'email-verified',
    'invitation',
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
    'privacy',
  ],
}

for (const [layout, routes] of Object.entries(EXPECTED))
  it(`frames ${routes.join(', ')} by the ${layout} layout [LAY-06]`, () => {
    expect(routes.map(layoutOfRoute)).toEqual(routes.map(() => layout))
  })
