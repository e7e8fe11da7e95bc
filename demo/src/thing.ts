import type { Kind, NewThing } from '@belvedere/contract/authoring/things'
import type { Wanted } from '@belvedere/server/areas/authoring/save-things'

/** Something that an author could have made, with what a dataset brings along beside it. */
export type ThingOf<Of extends Kind> = Pick<Wanted, 'columns' | 'ownPoi'> & {
  kind: Of
  /** An outline has none: it is known by its picture and what it is of. */
  id?: number
  fields: NewThing<Of>
}

export type Thing = { [Of in Kind]: ThingOf<Of> }[Kind]
