import { type Block, blockOf, type Place } from '@belvedere/domain/table/block'
import { useState } from 'react'

/** Where one is in the table, what is marked, and what is being typed. */
export interface Grid {
  readonly active: Place
  readonly block: Block
  /** The cell is being edited; with the letter that began it, which takes the place of what was there. */
  readonly editing: { readonly typed?: string } | undefined
  readonly chosen: ReadonlySet<number>
  readonly go: (to: Place, how?: { readonly extend?: boolean }) => void
  readonly edit: (typed?: string) => void
  readonly stopEditing: () => void
  readonly choose: (ids: ReadonlySet<number>) => void
}

export function useGrid(): Grid {
  const [{ active, anchor }, setPlaces] = useState({
    active: { row: 0, column: 0 },
    anchor: { row: 0, column: 0 },
  })
  const [editing, setEditing] = useState<Grid['editing']>()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  return {
    active,
    block: blockOf(anchor, active),
    editing,
    chosen,
    go(to, { extend = false } = {}) {
      setEditing(undefined)
      setPlaces((now) => ({ active: to, anchor: extend ? now.anchor : to }))
    },
    edit: (typed) => setEditing(typed === undefined ? {} : { typed }),
    stopEditing: () => setEditing(undefined),
    choose: setChosen,
  }
}
