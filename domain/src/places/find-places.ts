import { foldWord } from '../imports/fold-word.ts'
import type { PlaceNode } from './place-tree.ts'

/** The tree with what is called so, all that lies in it, and all that it lies in; marks and letters are as one writes them. */
export function findPlaces(
  tree: readonly PlaceNode[],
  wanted: string,
  nameOf: (place: PlaceNode) => string,
): readonly PlaceNode[] {
  const folded = foldWord(wanted)
  if (folded === '') return tree
  const found = (nodes: readonly PlaceNode[]): PlaceNode[] =>
    nodes.flatMap((place) => {
      if (foldWord(nameOf(place)).includes(folded)) return [place]
      const children = found(place.children)
      return children.length > 0 ? [{ ...place, children }] : []
    })
  return found(tree)
}
