/** How a line is proven: u by a rule's unit test, a against the running API, b in a real browser. */
export const KINDS = ['u', 'a', 'b'] as const
export type Kind = (typeof KINDS)[number]

export type Requirement = {
  id: string
  kinds: Kind[]
  /** Not built yet: listed, and not counted. */
  toCome: boolean
  /** How much of the line describes what nobody can see on this product; the document says why. */
  notApplicable: 'nothing' | 'a part' | 'all'
}

export const areaOf = (id: string): string => id.slice(0, id.indexOf('-'))

export const isCounted = ({ toCome, notApplicable }: Requirement): boolean =>
  !toCome && notApplicable !== 'all'
