import type { Outline } from '@belvedere/domain/geometry/outline'
import { checkDrawing } from '@belvedere/domain/outlines/check-drawing'
import {
  addPart,
  type Corner,
  cutByFront,
  type Drawing,
  removeOutline,
} from '@belvedere/domain/outlines/drawing'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { pictureSources } from '../../content/picture-address.ts'
import { m } from '../../paraglide/messages.js'
import { Viewer } from '../../viewer/viewer.tsx'
import type { ViewerControls } from '../../viewer/viewer-types.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { DrawTool } from './draw-tool.tsx'
import { DrawingInspector } from './drawing-inspector.tsx'
import { DrawingTree } from './drawing-tree.tsx'
import { EditTool } from './edit-tool.tsx'
import type { DrawnApartment, DrawnBuilding, DrawnPicture } from './load-drawing.ts'
import { createOutlineShapes } from './outline-shapes.ts'
import styles from './studio-drawing.module.css'
import { type DrawingMode, ToolStrip } from './tool-strip.tsx'
import { useDrawing } from './use-drawing.ts'
import { useDrawingKeys } from './use-drawing-keys.ts'
import { drawingOf, useSavedOutlines } from './use-saved-outlines.ts'
import { ViewStrip } from './view-strip.tsx'

interface DrawingScreenProps {
  projectId: number
  buildings: readonly DrawnBuilding[]
  building: DrawnBuilding
  drawn: DrawnPicture
  /** Who may only look gets the picture and the tree. */
  mayDraw: boolean
  onOpen: (place: { buildingId: number; viewId?: number }) => void
}

/** One picture, what is drawn on it, and the tools to draw with (OUT-01 to OUT-08). */
export function DrawingScreen({
  projectId,
  buildings,
  building,
  drawn,
  mayDraw,
  onOpen,
}: DrawingScreenProps) {
  const { picture, outlines, view, views } = drawn
  const [begun] = useState(() => drawingOf(outlines))
  const history = useDrawing(begun)
  const saving = useSavedOutlines({
    ...{ projectId, mediaId: picture.id, stored: outlines },
    drawing: history.drawing,
    onTheirs: history.take,
  })
  const [mode, setMode] = useState<DrawingMode>('select')
  const [snapping, setSnapping] = useState(true)
  const [selected, setSelected] = useState<number | null>(null)
  const [corner, setCorner] = useState<Corner>()
  const [half, setHalf] = useState<Outline>([])
  const [preview, setPreview] = useState<Drawing>()
  const controls = useRef<ViewerControls>(null)
  const [outlineShapes] = useState(createOutlineShapes)

  const shown = preview ?? history.drawing
  const shapes = useMemo(
    () => outlineShapes(building.apartments, shown),
    [outlineShapes, building.apartments, shown],
  )
  const chosen = building.apartments.find(({ poiId }) => poiId === selected)
  const checked = useDeferredValue(history.drawing)
  const { width, height, tiles } = picture.mediaData
  const faults = useMemo(
    () =>
      checkDrawing(checked, {
        picture: { width: width ?? 0, height: height ?? 0 },
        leadsSomewhere: (of) => building.apartments.some(({ poiId }) => poiId === of),
      }),
    [checked, width, height, building.apartments],
  )

  function select(poiId: number | null) {
    setSelected(poiId)
    setCorner(undefined)
    setHalf([])
  }

  /** To draw is to draw something: what is chosen, else the first without an outline. */
  function change(next: DrawingMode) {
    setMode(next)
    setHalf([])
    if (next === 'draw' && selected === null) select(nextWithout(building.apartments, history.drawing, null))
  }

  useDrawingKeys({ onMode: change, onSnap: () => setSnapping((on) => !on), history, enabled: mayDraw })

  if (!width || !height || !tiles || !picture.media)
    return <p className={styles.nothing}>{m.studio_tiles_on_their_way()}</p>
  const drawable = selected !== null && mayDraw

  return (
    <div className={styles.screen}>
      <DrawingTree
        buildings={buildings}
        building={building}
        drawing={history.drawing}
        selected={selected}
        onSelect={select}
        onOpen={(buildingId) => onOpen({ buildingId })}
      />
      <section className={styles.canvas} aria-label={view.name}>
        <Viewer
          picture={{
            ...{ width, height, tiles },
            alt: m.studio_picture_of({ building: building.name, view: view.name }),
            poster: pictureSources(picture.media),
          }}
          label={m.studio_picture_of({ building: building.name, view: view.name })}
          listLabel={m.studio_outlines()}
          shapes={shapes}
          selectedId={selected === null ? null : String(selected)}
          onOpen={(id) => select(Number(id))}
          onClear={() => select(null)}
          controls={controls}
          // Whoever draws moves the picture: it does not pan by itself.
          reducedMotion={true}
        >
          {drawable && mode === 'draw' && (
            <DrawTool
              drawing={history.drawing}
              half={half}
              snapping={snapping}
              onHalf={setHalf}
              onDrawn={(outline) => history.act((now) => addPart(now, selected, outline))}
              onNext={() => select(nextWithout(building.apartments, history.drawing, selected))}
              onLeave={() => change('select')}
            />
          )}
          {drawable && mode !== 'draw' && (
            <EditTool
              drawing={shown}
              selected={selected}
              corner={corner}
              moving={mode === 'move'}
              snapping={snapping}
              onCorner={setCorner}
              onPreview={setPreview}
              onAct={history.act}
              onRemove={() => history.act((now) => removeOutline(now, selected))}
              onLeave={() => select(null)}
            />
          )}
        </Viewer>
        {mayDraw && (
          <ToolStrip
            mode={mode}
            snapping={snapping}
            history={history}
            onMode={change}
            onSnap={() => setSnapping((on) => !on)}
          />
        )}
        <ConflictNotice saving={saving} apartments={building.apartments} />
        <ViewStrip
          views={views}
          current={view}
          drawn={shapes.length}
          total={building.apartments.length}
          controls={controls}
          onOpen={(viewId) => onOpen({ buildingId: building.id, viewId })}
        />
      </section>
      <DrawingInspector
        apartment={chosen}
        view={view}
        parts={selected === null ? [] : (shown.get(selected) ?? [])}
        faults={faults}
        apartments={building.apartments}
        missing={building.apartments.filter(({ poiId }) => !history.drawing.get(poiId)?.length)}
        saving={saving}
        mayDraw={mayDraw}
        onSelect={select}
        onDraw={() => change('draw')}
        onCut={() => selected !== null && history.act((now) => cutByFront(now, selected))}
        onRemove={() => selected !== null && history.act((now) => removeOutline(now, selected))}
      />
    </div>
  )
}

/** Round again from the one that is chosen. */
function nextWithout(
  apartments: readonly DrawnApartment[],
  drawing: Drawing,
  after: number | null,
): number | null {
  const place = apartments.findIndex(({ poiId }) => poiId === after) + 1
  const round = [...apartments.slice(place), ...apartments.slice(0, place)]
  return round.find(({ poiId }) => !drawing.get(poiId)?.length)?.poiId ?? after
}
