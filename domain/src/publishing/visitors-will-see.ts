/** A masterplan or building as visitors have it now, and as they would once the chosen changes are published. */
export interface PlaceShown {
  readonly kind: 'masterplans' | 'buildings'
  readonly id: number
  /** The masterplan that it lies in; 0 at the top of the project. */
  readonly above: number
  readonly before: boolean
  readonly after: boolean
}

/** Comes onto the site, leaves it, or opens as a bare list of what is in it (NAV-06). */
export type Appearance = { readonly place: PlaceShown; readonly becomes: 'seen' | 'unseen' | 'bare' }

/**
 * What changes for visitors when places are published or taken down (PUB-01). Each is seen by its own word, whatever it
 * lies in; what comes or goes along with what it lies in is told with that.
 */
export function visitorsWillSee(places: readonly PlaceShown[]): Appearance[] {
  const masterplans = new Map(places.filter(({ kind }) => kind === 'masterplans').map((one) => [one.id, one]))
  const appearance = ({ kind, id, before, after }: PlaceShown): Appearance['becomes'] | undefined => {
    if (before === after) return undefined
    if (after) return 'seen'
    return kind === 'masterplans' && places.some((one) => one.above === id && one.after) ? 'bare' : 'unseen'
  }
  return places.flatMap((place) => {
    const becomes = appearance(place)
    const above = masterplans.get(place.above)
    return becomes && (!above || appearance(above) !== becomes) ? [{ place, becomes }] : []
  })
}
