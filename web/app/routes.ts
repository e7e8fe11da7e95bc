import { type LayoutName, layoutOfRoute } from '@belvedere/domain/screens/layout-of-route'
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

interface Screen {
  readonly name: string
  readonly entry: RouteConfigEntry
}

/** Every screen once. The set exists twice: without a prefix in English, under `/rs` in Serbian. */
function screens(set: 'en' | 'rs'): RouteConfigEntry[] {
  const id = (name: string) => `${set}:${name}`
  const screen = (name: string, path: string, file: string, variant = ''): Screen => ({
    name,
    // Addresses are as they are spelt: `/Map` is another address, and nothing is there.
    entry: route(path, file, { id: id(name + variant), caseSensitive: true }),
  })
  const building = 'masterplan/:masterplanId/building'
  return [
    ...inLayouts(id, [
      { name: 'start', entry: index('routes/start.tsx', { id: id('start') }) },
      screen('splash', 'splash', 'routes/splash.tsx'),
      screen('home', 'home', 'routes/home.tsx'),
      screen('map', 'map', 'routes/map.tsx'),
      screen('compare-apartments-view', 'compare-apartments-view', 'routes/compare-apartments-view.tsx'),
      screen('masterplan', 'masterplan', 'routes/masterplan-list.tsx'),
      screen('building', 'building', 'routes/building-list.tsx'),
      screen('base-page', 'base-page', 'routes/base-page.tsx'),
      screen('privacy', 'privacy', 'routes/privacy.tsx'),
      screen('inspire', 'inspire', 'routes/inspire.tsx'),
      screen('poi-details-page', 'poi-details-page', 'routes/poi-details.tsx'),
      screen('masterplan-id', 'masterplan/:id', 'routes/masterplan.tsx'),
      screen('masterplan-id', 'masterplan/:id/view/:viewId', 'routes/masterplan.tsx', '-view'),
      screen('building-id', `${building}/:id`, 'routes/building.tsx'),
      screen('building-id', `${building}/:id/:viewId`, 'routes/building.tsx', '-view'),
      screen('search', `${building}/:buildingId/search`, 'routes/search.tsx'),
      screen('apartmentSearch', 'apartmentSearch', 'routes/apartment-search.tsx'),
      screen('apartment', 'apartment', 'routes/selected-apartment.tsx'),
      screen('apartment-id', `${building}/:buildingId/apartment/:apartmentId`, 'routes/apartment.tsx'),
      screen('login', 'login', 'routes/login.tsx'),
      screen('signup', 'signup', 'routes/signup.tsx'),
      screen('ForgotPassword', 'ForgotPassword', 'routes/forgot-password.tsx'),
      screen('reset-login', 'reset-login', 'routes/reset-login.tsx'),
      screen('email-verified', 'email-verified', 'routes/email-verified.tsx'),
      screen('invitation', 'invitation', 'routes/invitation.tsx'),
      screen(
        'ResendEmailAddressVerification',
        'ResendEmailAddressVerification',
        'routes/resend-verification.tsx',
      ),
      screen('bane', 'bane', 'routes/bane.tsx'),
      screen('protected', 'protected', 'routes/protected.tsx'),
      screen('profile', 'profile', 'routes/profile.tsx'),
      screen('account-security', 'account/security', 'routes/account-security.tsx'),
      // One route for all of the studio and one for the desk: their sections are no part of the list of routes that every buyer gets.
      screen('studio', 'studio/*', 'routes/studio.tsx'),
      screen('desk', 'desk/*', 'routes/desk.tsx'),
    ]),
    route('*', 'routes/not-found.tsx', { id: id('not-found') }),
  ]
}

/** Each screen within the layout that frames it (LAY-06). */
function inLayouts(id: (name: string) => string, all: readonly Screen[]): RouteConfigEntry[] {
  const framed = Map.groupBy(all, ({ name }) => layoutOfRoute(name))
  return [...framed].map(([name, group]: [LayoutName, Screen[]]) =>
    layout(
      `routes/layouts/${name}-layout.tsx`,
      { id: id(`${name}-layout`) },
      group.map(({ entry }) => entry),
    ),
  )
}

export default [
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  ...screens('en'),
  route('rs', 'routes/serbian.tsx', { caseSensitive: true }, screens('rs')),
] satisfies RouteConfig
