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
import { MadeNotice } from './made-notice.tsx'
import { MaskCard } from './mask/mask-card.tsx'
import { MaskInspector } from './mask/mask-inspector.tsx'
import { MaskTool } from './mask/mask-tool.tsx'
import { MaskWipe } from './mask/mask-wipe.tsx'
import { useMask } from './mask/use-mask.ts'
import { useMaskKeys } from './mask/use-mask-keys.ts'
import { createOutlineShapes } from './outline-shapes.ts'
import styles from './studio-drawing.module.css'
import { type DrawingMode, ToolStrip } from './tool-strip.tsx'
import { useDrawing } from './use-drawing.ts'
import { useDrawingKeys } from './use-drawing-keys.ts'
import { useOtherViews } from './use-other-views.ts'
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
  /** How many outlines the last press of Make made, while that is said. */
  const [made, setMade] = useState(0)
  const canvas = useRef<HTMLElement>(null)
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

  function make(outlines: Drawing) {
    if (outlines.size === 0) return
    history.act((now) => new Map([...now, ...outlines]))
    setMade(outlines.size)
    change('select')
  }

  const others = useOtherViews({ projectId, views, view, wanted: mode === 'mask' })
  const elsewhere = useMemo(
    () =>
      new Set(
        (others ?? []).flatMap((other) =>
          other.outlines.flatMap(({ poiId, parts }) => (parts.length > 0 ? [poiId] : [])),
        ),
      ),
    [others],
  )
  const mask = useMask({
    ...{ projectId, buildingId: building.id, view, views, elsewhere },
    picture: { width: width ?? 0, height: height ?? 0 },
    apartments: building.apartments,
    drawing: history.drawing,
    open: mode === 'mask',
  })
  const [wipe, setWipe] = useState(0.5)
  const [whole, setWhole] = useState(false)
  const [points, setPoints] = useState(false)
  const masking = mode === 'mask' && mask.traced.now.state === 'traced'
  const [question] = masking ? mask.plan.questions : []
  const shownWipe = whole ? 0 : wipe
  const wipeTo = (share: number) => setWipe(Math.max(0, Math.min(1, share)))
  function makeFromMask() {
    if (!masking || mask.outlines.size === 0) return
    mask.remember()
    make(mask.outlines)
  }
  useMaskKeys({
    open: mode === 'mask',
    onWipe: (by) => wipeTo(wipe + by / Math.max(1, canvas.current?.clientWidth ?? 1)),
    onWhole: setWhole,
    onAnswer: (answer) => question && mask.answer(question, answer),
    onMake: makeFromMask,
    onLeave: () => change('select'),
  })
  function takeFile(file: File | undefined) {
    if (!file || !mayDraw) return
    change('mask')
    mask.read(file)
  }

  useDrawingKeys({ onMode: change, onSnap: () => setSnapping((on) => !on), history, enabled: mayDraw })

  if (!width || !height || !tiles || !picture.media)
    return <p className={styles.nothing}>{m.studio_tiles_on_their_way()}</p>
  const drawable = selected !== null && mayDraw

  return (
    <div className={styles.screen} data-wide={mode === 'mask' || undefined}>
      <DrawingTree
        buildings={buildings}
        building={building}
        drawing={history.drawing}
        selected={selected}
        onSelect={select}
        onOpen={(buildingId) => onOpen({ buildingId })}
      />
      <section
        ref={canvas}
        className={styles.canvas}
        aria-label={view.name}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          takeFile(event.dataTransfer.files[0])
        }}
      >
        <Viewer
          picture={{
            ...{ width, height, tiles },
            alt: m.studio_picture_of({ building: building.name, view: view.name }),
            poster: pictureSources(picture.media),
          }}
          label={m.studio_picture_of({ building: building.name, view: view.name })}
          listLabel={m.studio_outlines()}
          // What is traced takes the place of what is drawn.
          shapes={masking ? NO_SHAPES : shapes}
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
          {mode === 'mask' && (
            <MaskTool
              mask={mask}
              picture={{ width, height }}
              drawing={history.drawing}
              wipe={shownWipe}
              points={points}
            />
          )}
          {drawable && (mode === 'select' || mode === 'move') && (
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
        {masking && <MaskWipe wipe={shownWipe} canvas={canvas} onWipe={wipeTo} />}
        {question && <MaskCard question={question} onAnswer={(answer) => mask.answer(question, answer)} />}
        {mayDraw && (
          <ToolStrip
            mode={mode}
            snapping={snapping}
            history={history}
            onMode={change}
            onSnap={() => setSnapping((on) => !on)}
          />
        )}
        {made > 0 && (
          <MadeNotice
            key={history.drawing.size}
            words={m.studio_outlines_made({ count: made })}
            onUndo={() => {
              history.undo()
              setMade(0)
            }}
            onGone={() => setMade(0)}
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
      {mode === 'mask' ? (
        <MaskInspector
          mask={mask}
          viewName={view.name}
          picture={{ width, height }}
          apartments={building.apartments}
          isDrawn={(poiId) => Boolean(history.drawing.get(poiId)?.length)}
          onPoints={setPoints}
          onMake={makeFromMask}
          onLeave={() => change('select')}
        />
      ) : (
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
      )}
    </div>
  )
}

const NO_SHAPES: [] = []

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
