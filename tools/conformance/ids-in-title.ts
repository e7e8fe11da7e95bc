const BRACKETS = /\[([^[\]]*)\]/g
const LOOKS_LIKE_AN_ID = /^[A-Z]{3}-\d/

/**
 * The ids a test carries: "[NAV-01]" or "[GEN-09, GEN-11]". What is misspelt inside such brackets ("[NAV-1]",
 * "[NAV-01..07]") is given back as it stands, so that it is refused as unknown instead of proving nothing quietly.
 */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(BRACKETS)]
    .map(([, inside = '']) => inside)
    .filter((inside) => LOOKS_LIKE_AN_ID.test(inside))
    .flatMap((inside) => inside.split(',').map((id) => id.trim()))
}
