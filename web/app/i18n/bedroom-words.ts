import { m } from '../paraglide/messages.js'

const EN_DASH = '\u2013'

/** "2 bedrooms", "1–3 bedrooms". */
export function bedroomWords([fewest, most]: readonly [number, number]): string {
  return m.bedrooms({ count: most, span: fewest === most ? String(most) : `${fewest}${EN_DASH}${most}` })
}
