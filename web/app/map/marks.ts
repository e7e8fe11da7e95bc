/** What is drawn of the points at the present zoom: single ones, and those that stand too close as one. */
export type Mark =
  | { readonly kind: 'cluster'; readonly id: number; readonly count: number; readonly at: Position }
  | { readonly kind: 'point'; readonly id: number; readonly at: Position }

export type Position = readonly [longitude: number, latitude: number]

interface ClusteredFeature {
  readonly properties: Readonly<Record<string, unknown>> | null
  readonly geometry: { readonly type: string; readonly coordinates?: unknown }
}

/** The source answers tile by tile, so a point at an edge comes twice. Sorted from north to south, as one reads. */
export function marksOf(features: readonly ClusteredFeature[]): Mark[] {
  const marks = new Map<string, Mark>()
  for (const { properties, geometry } of features) {
    if (geometry.type !== 'Point') continue
    const at = geometry.coordinates as Position
    const { cluster_id: cluster, point_count: count, id } = properties ?? {}
    const mark: Mark =
      typeof cluster === 'number'
        ? { kind: 'cluster', id: cluster, count: Number(count), at }
        : { kind: 'point', id: Number(id), at }
    marks.set(keyOf(mark), mark)
  }
  return [...marks.values()].sort((a, b) => b.at[1] - a.at[1] || a.at[0] - b.at[0])
}

export function keyOf({ kind, id }: Mark): string {
  return `${kind}-${id}`
}
