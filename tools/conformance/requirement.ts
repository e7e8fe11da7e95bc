/** How a line is proven: u by a rule's unit test, a against the running API, b in a real browser. */
export const KINDS = ['u', 'a', 'b'] as const
export type Kind = (typeof KINDS)[number]

export type Requirement = { id: string; kinds: Kind[] }

export const areaOf = (id: string): string => id.slice(0, id.indexOf('-'))
