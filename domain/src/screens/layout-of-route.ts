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
  invitation: 'centered',
  ResendEmailAddressVerification: 'centered',
  'poi-details-page': 'empty',
  inspire: 'special',
}

export function layoutOfRoute(routeName: string): LayoutName {
  return LAYOUTS[routeName] ?? 'default'
}
