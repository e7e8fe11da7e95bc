interface WaitingDraft {
  readonly kind: string
  readonly thingId: number
  /** Of a title: the place whose card it heads. */
  readonly heads: { readonly kind: string; readonly id: number } | null
}

/**
 * Drafts as whoever made them counts: a place's name and the title of its card are typed in one field, so together they
 * are one change. Each change has the drafts that are published with it.
 */
export function waitingChanges<Draft extends WaitingDraft>(drafts: readonly Draft[]): Draft[][] {
  const named = new Set(drafts.map(({ kind, thingId }) => `${kind}/${thingId}`))
  const changes = Map.groupBy(drafts, ({ kind, thingId, heads }) => {
    const place = heads && `${heads.kind}/${heads.id}`
    return place && named.has(place) ? place : `${kind}/${thingId}`
  })
  return [...changes.values()]
}
