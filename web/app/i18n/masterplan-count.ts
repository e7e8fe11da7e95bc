import { m } from '../paraglide/messages.js'

interface Counted {
  readonly buildings: readonly unknown[]
  readonly masterplans: readonly { readonly community: boolean; readonly buildings: readonly unknown[] }[]
}

/** The count line of a masterplan: its communities, where it has some, and its buildings. */
export function masterplanCount({ buildings, masterplans }: Counted): string {
  const communities = masterplans.filter(({ community }) => community).length
  const all = masterplans.reduce((sum, nested) => sum + nested.buildings.length, buildings.length)
  return communities > 0
    ? `${m.communities({ count: communities })}, ${m.buildings({ count: all })}`
    : m.buildings({ count: all })
}
