/** What a project is built of, as its authors have it now. */
export interface Places {
  readonly masterplans: readonly { readonly id: number; readonly parentId: number; readonly order: number }[]
  readonly buildings: readonly {
    readonly id: number
    readonly masterplanId: number
    readonly order: number
    readonly floors: number
  }[]
  readonly apartments: readonly { readonly id: number; readonly buildingId: number; readonly floor: number }[]
}

/** What others lie in, which cameras look at. */
export type BuiltAt = { readonly kind: 'masterplans' | 'buildings'; readonly id: number }

/** A floor is no thing of its own: it is known by its building and its number. */
export type PlaceAt =
  | BuiltAt
  | { readonly kind: 'apartments'; readonly id: number }
  | { readonly kind: 'floors'; readonly id: number; readonly buildingId: number }

export type PlaceNode = PlaceAt & {
  readonly children: readonly PlaceNode[]
  /** Of the apartments in it, and of itself where it is one. */
  readonly apartments: readonly number[]
}

/** At the top of a project. */
export const TOP = 0

export const placeKey = (at: PlaceAt): string =>
  at.kind === 'floors' ? `floors-${at.buildingId}-${at.id}` : `${at.kind}-${at.id}`

export const inOrder = <One extends { readonly id: number; readonly order: number }>(
  things: readonly One[],
): One[] => [...things].sort((a, b) => a.order - b.order || a.id - b.id)

/** The floors of a building from its roof down: those that it is said to have, and those with apartments on them. */
export function floorsOf({ floors }: { floors: number }, apartments: readonly { floor: number }[]): number[] {
  const said = Array.from({ length: floors }, (_, nth) => nth + 1)
  return [...new Set([...said, ...apartments.map(({ floor }) => floor)])].sort((a, b) => b - a)
}

/** Masterplans, what lies in them, floors, apartments (PLC-01). */
export function placeTree({ masterplans, buildings, apartments }: Places): PlaceNode[] {
  const inMasterplan = Map.groupBy(buildings, ({ masterplanId }) => masterplanId)
  const inBuilding = Map.groupBy(apartments, ({ buildingId }) => buildingId)

  const under = (parentId: number): PlaceNode[] =>
    inOrder(masterplans.filter((one) => one.parentId === parentId)).map(({ id }) =>
      node({ kind: 'masterplans', id }, [
        ...under(id),
        ...inOrder(inMasterplan.get(id) ?? []).map(buildingNode),
      ]),
    )

  function buildingNode(building: Places['buildings'][number]): PlaceNode {
    const own = inBuilding.get(building.id) ?? []
    const floors = floorsOf(building, own).map((floor) =>
      node(
        { kind: 'floors', id: floor, buildingId: building.id },
        own.filter((one) => one.floor === floor).map(({ id }) => node({ kind: 'apartments', id }, [])),
      ),
    )
    return node({ kind: 'buildings', id: building.id }, floors)
  }

  return under(TOP)
}

const node = (at: PlaceAt, children: readonly PlaceNode[]): PlaceNode => ({
  ...at,
  children,
  apartments: at.kind === 'apartments' ? [at.id] : children.flatMap((child) => child.apartments),
})
