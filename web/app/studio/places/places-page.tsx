import type { Moved } from '@belvedere/domain/places/move-place'
import { type PlaceAt, placeKey } from '@belvedere/domain/places/place-tree'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { useStudioProject } from '../project/studio-project.ts'
import { KeptChanges } from '../saving/kept-changes.tsx'
import { useUploads } from '../uploads/uploads.ts'
import { loadPlaces, type ProjectPlaces } from './load-places.ts'
import { addressOfPlace, placeOfAddress } from './place-address.ts'
import { PlaceEditsContext, useOpenedEdits, usePlaceEdits } from './place-edits.ts'
import { usePlaceNames } from './place-names.ts'
import { PlacePage } from './place-page.tsx'
import { PlaceTree } from './place-tree.tsx'
import styles from './studio-places.module.css'
import { type MoveState, useMoves } from './use-moves.ts'

/** All places of the project, and one of them at the right: `?building=1` (PLC-01). */
export default function PlacesPage() {
  const { project } = useStudioProject()
  const [loaded, again] = useLoaded(`${project.id}`, () => loadPlaces(project.id))
  const edits = useOpenedEdits()
  const ready = useUploads().filter(({ state }) => state === 'ready').length
  // A picture that is ready counts.
  useEffect(() => {
    if (ready > 0) again()
  }, [ready, again])
  return (
    <PlaceEditsContext value={edits}>
      <Loading loaded={loaded} onAgain={again} rows={10}>
        {(places) => <OfPlaces loaded={places} onChanged={again} />}
      </Loading>
    </PlaceEditsContext>
  )
}

function OfPlaces({ loaded, onChanged }: { loaded: ProjectPlaces; onChanged: () => void }) {
  const { may } = useStudioProject()
  const [places, setPlaces] = useState(loaded)
  useEffect(() => setPlaces(loaded), [loaded])
  const [address, setAddress] = useSearchParams()
  const nameOf = usePlaceNames(places)
  const { last, move } = useMoves({ places, onPlaces: setPlaces })
  const [movedName, setMovedName] = useState('')
  const mayEdit = may({ resource: 'content', permission: 'write' })
  const asked = placeOfAddress(address)
  const chosen = asked && isThere(places, asked) ? asked : undefined
  const open = (at: PlaceAt | undefined) => setAddress(addressOfPlace(at))
  return (
    <div className={styles.places}>
      <PlaceTree
        places={places}
        chosen={chosen}
        nameOf={nameOf}
        onMove={
          mayEdit
            ? (moved: Moved, name: string) => {
                setMovedName(name)
                void move(moved)
              }
            : undefined
        }
        onOpen={open}
      />
      <div className={styles.page}>
        <KeptEdits />
        <MoveLine last={last} name={movedName} onUndo={(back) => void move(back, true)} />
        <PlacePage
          key={chosen ? placeKey(chosen) : 'project'}
          at={chosen}
          places={places}
          nameOf={nameOf}
          mayEdit={mayEdit}
          onOpen={open}
          onChanged={onChanged}
        />
      </div>
    </div>
  )
}

function isThere({ masterplans, buildings, apartments }: ProjectPlaces, at: PlaceAt): boolean {
  if (at.kind === 'floors') return buildings.some(({ id }) => id === at.buildingId)
  const things = { masterplans, buildings, apartments }[at.kind]
  return things.some(({ id }) => id === at.id)
}

/** What an earlier visit could not save. */
function KeptEdits() {
  const { texts, points } = usePlaceEdits()
  const kept = { texts: texts.use((state) => state.kept), points: points.use((state) => state.kept) }
  return (
    <>
      {kept.texts.length > 0 && (
        <KeptChanges acts={kept.texts} onSave={texts.takeUp} onForget={texts.forget} />
      )}
      {kept.points.length > 0 && (
        <KeptChanges acts={kept.points} onSave={points.takeUp} onForget={points.forget} />
      )}
    </>
  )
}

interface MoveLineProps {
  last: MoveState | undefined
  name: string
  onUndo: (back: Moved) => void
}

function MoveLine({ last, name, onUndo }: MoveLineProps) {
  return (
    <div className={styles.moved} role="status">
      {last?.state === 'failed' && <span className={styles.wrong}>{m.studio_move_failed({ name })}</span>}
      {last?.state === 'moved' && (
        <>
          <span>{m.studio_moved({ name })}</span>
          <Button look="text" onClick={() => onUndo(last.back)}>
            {m.studio_undo()}
          </Button>
        </>
      )}
    </div>
  )
}
