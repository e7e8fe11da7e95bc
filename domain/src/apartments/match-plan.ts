export interface PlanOwner {
  /** Of the apartment: `A-101`. */
  readonly name: string
  /** What its building is called, in every language. */
  readonly buildingNames: readonly string[]
}

const EXTENSION = /\.[a-z0-9]{1,5}$/i
const FOLDERS = /^.*[/\\]/
const LETTERS_OR_DIGITS = /\p{L}+|\p{N}+/gu
const ACCENTS = /\p{M}/gu

/** Letters and numbers apart, as people read them: `A-0101`, `a101` and `A 101` are alike. */
function words(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(ACCENTS, '').toLowerCase().replaceAll('đ', 'd')
  return (plain.match(LETTERS_OR_DIGITS) ?? []).map((word) => word.replace(/^0+(?=\d)/, ''))
}

function holds(text: readonly string[], part: readonly string[]): boolean {
  if (part.length === 0) return false
  return text.some((_, start) => part.every((word, nth) => text[start + nth] === word))
}

/** Prepared once for many files: whose plan a file is, by its name (PLC-04). */
export function planMatcher<Owner extends PlanOwner>(owners: readonly Owner[]) {
  const known = owners.map((owner) => ({
    owner,
    own: words(owner.name),
    buildings: owner.buildingNames.map(words),
  }))

  /** Of several that its name holds the longest are meant; of those in several buildings, the one that is named too. */
  return (fileName: string): Owner[] => {
    const file = words(fileName.replace(FOLDERS, '').replace(EXTENSION, ''))
    const held = known.filter(({ own }) => holds(file, own))
    const longest = Math.max(0, ...held.map(({ own }) => own.join('').length))
    const meant = held.filter(({ own }) => own.join('').length === longest)
    const inNamed = meant.filter(({ buildings }) => buildings.some((building) => holds(file, building)))
    return (inNamed.length > 0 ? inNamed : meant).map(({ owner }) => owner)
  }
}
