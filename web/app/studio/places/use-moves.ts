import { type Moved, movedBack } from '@belvedere/domain/places/move-place'
import { useState } from 'react'
import { useStudioProject } from '../project/studio-project.ts'
import { changeThings } from './change-things.ts'
import type { ProjectPlaces } from './load-places.ts'

/** Of the last move: what would take it back; or that it was not taken. */
export type MoveState = { readonly state: 'moved'; readonly back: Moved } | { readonly state: 'failed' }

interface Moves {
  readonly places: ProjectPlaces
  readonly onPlaces: (places: ProjectPlaces) => void
}

/** Moves are seen at once, and told of once the server has them; what it does not take goes back. */
export function useMoves({ places, onPlaces }: Moves) {
  const { project, reload } = useStudioProject()
  const [last, setLast] = useState<MoveState>()

  async function move(moved: Moved, isUndo = false): Promise<void> {
    onPlaces(withMoved(places, moved))
    setLast(undefined)
    try {
      await changeThings(project.id, moved.kind, moved.rows)
      if (!isUndo) setLast({ state: 'moved', back: movedBack(places, moved) })
      reload()
    } catch {
      onPlaces(places)
      setLast({ state: 'failed' })
    }
  }

  return { last, move }
}

function withMoved(places: ProjectPlaces, { kind, rows }: Moved): ProjectPlaces {
  const changes = new Map<number, object>(rows.map((row) => [row.id, row]))
  const changed = places[kind].map((one) => ({ ...one, ...changes.get(one.id) }))
  return { ...places, [kind]: changed }
}
