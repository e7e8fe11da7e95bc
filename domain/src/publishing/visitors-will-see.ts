/** A masterplan or building as visitors have it now, and as they would once the chosen changes are published. */
export interface PlaceShown {
  readonly kind: 'masterplans' | 'buildings'
  readonly id: number
  /** The masterplan that it lies in; 0 at the top of the project. */
  readonly above: number
  readonly before: boolean
  readonly after: boolean
}

/** Comes onto the site, leaves it, or stays unseen because what it lies in is not on the site. */
export type Appearance = { readonly place: PlaceShown; readonly becomes: 'seen' | 'unseen' | 'waits' }

/**
 * What changes for visitors when places are published or taken down (PUB-01). A place is seen where it is shown itself and
 * all that it lies in is; what comes or goes along with what it lies in is told with that.
 */
export function visitorsWillSee(places: readonly PlaceShown[]): Appearance[] {
  const masterplans = new Map(places.filter(({ kind }) => kind === 'masterplans').map((one) => [one.id, one]))
  const seen = (place: PlaceShown, when: 'before' | 'after'): boolean => {
    const above = masterplans.get(place.above)
    return place[when] && (above === undefined || seen(above, when))
  }
  const appearance = (place: PlaceShown): Appearance['becomes'] | undefined => {
    const [was, is] = [seen(place, 'before'), seen(place, 'after')]
    if (was !== is) return is ? 'seen' : 'unseen'
    return !is && place.after && !place.before ? 'waits' : undefined
  }
  return places.flatMap((place) => {
    const becomes = appearance(place)
    const above = masterplans.get(place.above)
    return becomes && (!above || appearance(above) !== becomes) ? [{ place, becomes }] : []
  })
}
