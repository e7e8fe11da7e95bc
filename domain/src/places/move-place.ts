import { inOrder, type PlaceAt, type Places, TOP } from './place-tree.ts'

/** What changes when a place is moved: rows of one kind, each with the fields that are different now. */
export type Moved =
  | { readonly kind: 'masterplans'; readonly rows: readonly MovedMasterplan[] }
  | { readonly kind: 'buildings'; readonly rows: readonly MovedBuilding[] }
  | { readonly kind: 'apartments'; readonly rows: readonly MovedApartment[] }

type MovedMasterplan = { readonly id: number; readonly parentId: number; readonly order: number }
type MovedBuilding = { readonly id: number; readonly masterplanId: number; readonly order: number }
type MovedApartment = { readonly id: number; readonly buildingId: number; readonly floor: number }

export type Side = 'before' | 'after' | 'into'
export type Step = 'up' | 'down' | 'in' | 'out'

/** Dropped on another place, at its edge or into it; undefined where it cannot lie. */
export function dropPlace(places: Places, moved: PlaceAt, target: PlaceAt, side: Side): Moved | undefined {
  switch (moved.kind) {
    case 'masterplans':
      return dropMasterplan(places, moved.id, target, side)
    case 'buildings':
      return dropBuilding(places, moved.id, target, side)
    case 'apartments':
      return dropApartment(places, moved.id, target)
    default:
      return undefined
  }
}

/** Moved by a key: among its neighbours; a masterplan also into the one before it and out again; an apartment by floors. */
export function stepPlace(places: Places, moved: PlaceAt, step: Step): Moved | undefined {
  switch (moved.kind) {
    case 'masterplans':
      return stepMasterplan(places, moved.id, step)
    case 'buildings':
      return stepBuilding(places, moved.id, step)
    case 'apartments':
      return stepApartment(places, moved.id, step)
    default:
      return undefined
  }
}

/** The same rows as they were before. */
export function movedBack(places: Places, { kind, rows }: Moved): Moved {
  const ids = new Set(rows.map(({ id }) => id))
  switch (kind) {
    case 'masterplans':
      return { kind, rows: places.masterplans.filter(({ id }) => ids.has(id)).map(masterplanRow) }
    case 'buildings':
      return { kind, rows: places.buildings.filter(({ id }) => ids.has(id)).map(buildingRow) }
    default:
      return { kind, rows: places.apartments.filter(({ id }) => ids.has(id)).map(apartmentRow) }
  }
}

const masterplanRow = ({ id, parentId, order }: MovedMasterplan) => ({ id, parentId, order })
const buildingRow = ({ id, masterplanId, order }: MovedBuilding) => ({ id, masterplanId, order })
const apartmentRow = ({ id, buildingId, floor }: MovedApartment) => ({ id, buildingId, floor })

const masterplansIn = ({ masterplans }: Places, parentId: number) =>
  inOrder(masterplans.filter((one) => one.parentId === parentId))
const buildingsIn = ({ buildings }: Places, masterplanId: number) =>
  inOrder(buildings.filter((one) => one.masterplanId === masterplanId))

function putMasterplan(places: Places, id: number, parentId: number, index: number): Moved | undefined {
  const self = places.masterplans.find((one) => one.id === id)
  if (!self || liesIn(places, parentId, id)) return undefined
  const siblings = masterplansIn(places, parentId).filter((one) => one.id !== id)
  const rows = siblings.toSpliced(index, 0, self).map((one, order) => ({ id: one.id, parentId, order }))
  return unlessEmpty({ kind: 'masterplans', rows: differing(rows, places.masterplans.map(masterplanRow)) })
}

/** Whether a masterplan is, or lies in, another. */
function liesIn({ masterplans }: Places, id: number, other: number): boolean {
  for (let at = id; at !== TOP; ) {
    if (at === other) return true
    at = masterplans.find((one) => one.id === at)?.parentId ?? TOP
  }
  return false
}

function putBuilding(places: Places, id: number, masterplanId: number, index: number): Moved | undefined {
  const self = places.buildings.find((one) => one.id === id)
  if (!self) return undefined
  const siblings = buildingsIn(places, masterplanId).filter((one) => one.id !== id)
  const rows = siblings.toSpliced(index, 0, self).map((one, order) => ({ id: one.id, masterplanId, order }))
  return unlessEmpty({ kind: 'buildings', rows: differing(rows, places.buildings.map(buildingRow)) })
}

function putApartment(places: Places, id: number, buildingId: number, floor: number): Moved | undefined {
  const rows = [{ id, buildingId, floor }]
  return unlessEmpty({ kind: 'apartments', rows: differing(rows, places.apartments.map(apartmentRow)) })
}

/** Of rows as they would be, those that are different now. */
function differing<Row extends { readonly id: number }>(
  rows: readonly Row[],
  present: readonly Row[],
): Row[] {
  return rows.filter((row) => {
    const stored = present.find(({ id }) => id === row.id)
    return (Object.keys(row) as (keyof Row)[]).some((field) => stored?.[field] !== row[field])
  })
}

/** Undefined where nothing moves. */
const unlessEmpty = <Some extends Moved>(moved: Some) => (moved.rows.length > 0 ? moved : undefined)

function dropMasterplan(places: Places, id: number, target: PlaceAt, side: Side): Moved | undefined {
  if (target.kind !== 'masterplans' || target.id === id) return undefined
  if (side === 'into') return putMasterplan(places, id, target.id, Number.POSITIVE_INFINITY)
  const parentId = places.masterplans.find((one) => one.id === target.id)?.parentId ?? TOP
  const siblings = masterplansIn(places, parentId).filter((one) => one.id !== id)
  const at = siblings.findIndex((one) => one.id === target.id)
  return putMasterplan(places, id, parentId, side === 'before' ? at : at + 1)
}

function dropBuilding(places: Places, id: number, target: PlaceAt, side: Side): Moved | undefined {
  if (target.kind === 'masterplans') return putBuilding(places, id, target.id, Number.POSITIVE_INFINITY)
  const beside = target.kind === 'buildings' && places.buildings.find((one) => one.id === target.id)
  if (!beside || beside.id === id || side === 'into') return undefined
  const siblings = buildingsIn(places, beside.masterplanId).filter((one) => one.id !== id)
  const at = siblings.findIndex((one) => one.id === beside.id)
  return putBuilding(places, id, beside.masterplanId, side === 'before' ? at : at + 1)
}

/** An apartment has no order among its neighbours: wherever it is dropped, it is that floor that is meant. */
function dropApartment(places: Places, id: number, target: PlaceAt): Moved | undefined {
  if (target.kind === 'floors') return putApartment(places, id, target.buildingId, target.id)
  if (target.kind === 'apartments') {
    const beside = places.apartments.find((one) => one.id === target.id)
    return beside && putApartment(places, id, beside.buildingId, beside.floor)
  }
  const self = places.apartments.find((one) => one.id === id)
  return target.kind === 'buildings' && self ? putApartment(places, id, target.id, self.floor) : undefined
}

function stepMasterplan(places: Places, id: number, step: Step): Moved | undefined {
  const self = places.masterplans.find((one) => one.id === id)
  if (!self) return undefined
  const siblings = masterplansIn(places, self.parentId)
  const at = siblings.findIndex((one) => one.id === id)
  if (step === 'up') return at > 0 ? putMasterplan(places, id, self.parentId, at - 1) : undefined
  if (step === 'down') return putMasterplan(places, id, self.parentId, at + 1)
  if (step === 'in') {
    const before = siblings[at - 1]
    return before && putMasterplan(places, id, before.id, Number.POSITIVE_INFINITY)
  }
  const parent = places.masterplans.find((one) => one.id === self.parentId)
  if (!parent) return undefined
  const above = masterplansIn(places, parent.parentId)
  return putMasterplan(places, id, parent.parentId, above.findIndex((one) => one.id === parent.id) + 1)
}

/** At the end of its masterplan it goes on into the next one, as the tree shows them. */
function stepBuilding(places: Places, id: number, step: Step): Moved | undefined {
  const self = places.buildings.find((one) => one.id === id)
  if (!self || step === 'in' || step === 'out') return undefined
  const siblings = buildingsIn(places, self.masterplanId)
  const at = siblings.findIndex((one) => one.id === id) + (step === 'up' ? -1 : 1)
  if (at >= 0 && at < siblings.length) return putBuilding(places, id, self.masterplanId, at)
  const shown = masterplansAsShown(places, TOP)
  const next = shown[shown.indexOf(self.masterplanId) + (step === 'up' ? -1 : 1)]
  return next === undefined
    ? undefined
    : putBuilding(places, id, next, step === 'up' ? Number.POSITIVE_INFINITY : 0)
}

/** By where their buildings stand in the tree: what lies in a masterplan comes before its own. */
const masterplansAsShown = (places: Places, parentId: number): number[] =>
  masterplansIn(places, parentId).flatMap(({ id }) => [...masterplansAsShown(places, id), id])

function stepApartment(places: Places, id: number, step: Step): Moved | undefined {
  const self = places.apartments.find((one) => one.id === id)
  if (!self || step === 'in' || step === 'out') return undefined
  return putApartment(places, id, self.buildingId, self.floor + (step === 'up' ? 1 : -1))
}
