import { foldWord } from '@belvedere/domain/imports/fold-word'
import { findPlaces } from '@belvedere/domain/places/find-places'
import { type PlaceAt, type PlaceNode, placeKey } from '@belvedere/domain/places/place-tree'

/** A line of the tree as it is seen: the project's own has no place. */
export interface TreeRow {
  readonly key: string
  readonly place: PlaceNode | undefined
  readonly level: number
  readonly open: boolean
  readonly hasChildren: boolean
  readonly parent: string | undefined
  readonly nth: number
  readonly of: number
}

export const PROJECT_KEY = 'project'

export const keyOf = (at: PlaceAt | undefined) => (at ? placeKey(at) : PROJECT_KEY)

interface Shown {
  readonly tree: readonly PlaceNode[]
  readonly opened: ReadonlySet<string>
  readonly wanted: string
  readonly nameOf: (place: PlaceNode) => string
}

/** What is open, line by line; while one looks for a name, all that leads to what is called so is open. */
export function treeRows({ tree, opened, wanted, nameOf }: Shown): TreeRow[] {
  const folded = foldWord(wanted)
  const leads = (place: PlaceNode) => folded !== '' && !foldWord(nameOf(place)).includes(folded)
  const rows: TreeRow[] = []
  const add = (places: readonly PlaceNode[], level: number, parent: string) => {
    for (const [nth, place] of places.entries()) {
      const key = placeKey(place)
      const open = opened.has(key) || leads(place)
      const hasChildren = place.children.length > 0
      rows.push({ key, place, level, open, hasChildren, parent, nth: nth + 1, of: places.length })
      if (open) add(place.children, level + 1, key)
    }
  }
  const found = findPlaces(tree, wanted, nameOf)
  const top = { key: PROJECT_KEY, place: undefined, level: 1, open: true, parent: undefined, nth: 1, of: 1 }
  rows.push({ ...top, hasChildren: found.length > 0 })
  add(found, 2, PROJECT_KEY)
  return rows
}
