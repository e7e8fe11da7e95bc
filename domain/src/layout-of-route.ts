/** How a screen is framed (LAY-06). */
export type LayoutName = 'default' | 'map' | 'empty' | 'splash' | 'centered' | 'special'

const LAYOUTS: Readonly<Record<string, LayoutName>> = {
  start: 'splash',
  splash: 'splash',
  map: 'map',
  'masterplan-id': 'map',
  'building-id': 'map',
  search: 'map',
  'apartment-id': 'map',
  login: 'centered',
  signup: 'centered',
  ForgotPassword: 'centered',
  'reset-login': 'centered',
  'email-verified': 'centered',
  ResendEmailAddressVerification: 'centered',
  'poi-details-page': 'empty',
  inspire: 'special',
}

export function layoutOfRoute(routeName: string): LayoutName {
  return LAYOUTS[routeName] ?? 'default'
}

const BARE_ROUTES: readonly string[] = ['apartment-id', 'login', 'poi-details-page', 'search']

/** "On apartment, login, poi-details and search pages there is no bottom-bar toggle, watermark or version" (LAY-03). */
export function showsWatermark(routeName: string): boolean {
  return layoutOfRoute(routeName) === 'map' && !BARE_ROUTES.includes(routeName)
}
