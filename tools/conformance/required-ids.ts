const ITEM = /^(?:([A-Z]{3})-)?(\d{2})(?:(?:\.\.|–)(\d{2}))?$/

/** "GEN-02,03,08..14,NAV-01" names GEN-02, GEN-03, GEN-08 to GEN-14 and NAV-01: an area holds until the next one. */
export function requiredIds(list: string): string[] {
  let area = ''
  return list.split(',').flatMap((item) => {
    const [, itsArea, first, last] = item.trim().match(ITEM) ?? []
    area = itsArea ?? area
    const [from, to] = [Number(first), Number(last ?? first)]
    if (!area || !(from <= to)) throw new Error(`"${item}" is neither an id nor a range like NAV-01..07`)
    return Array.from({ length: to - from + 1 }, (_, n) => `${area}-${String(from + n).padStart(2, '0')}`)
  })
}
