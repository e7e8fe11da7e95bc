import type { Outline } from '@belvedere/domain/geometry/outline'
import type { Corner, Drawing } from '@belvedere/domain/outlines/drawing'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { pictureAddress } from '../../content/picture-address.ts'
import { m } from '../../paraglide/messages.js'
import { Viewer } from '../../viewer/viewer.tsx'
import type { ViewerControls } from '../../viewer/viewer-types.ts'
import { CarryScreen } from './carry/carry-screen.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { DrawingInspector } from './drawing-inspector.tsx'
import { DrawingTree } from './drawing-tree.tsx'
import { editsOf } from './edits-of.ts'
import { GridMisfit } from './grid/grid-misfit.tsx'
import { GridTool } from './grid/grid-tool.tsx'
import { useGrid } from './grid/use-grid.ts'
import type { DrawnBuilding, DrawnPicture } from './load-drawing.ts'
import { MadeNotice } from './made-notice.tsx'
import { MaskCard } from './mask/mask-card.tsx'
import { MaskTool } from './mask/mask-tool.tsx'
import { MaskWipe } from './mask/mask-wipe.tsx'
import { useMask } from './mask/use-mask.ts'
import { useMaskView } from './mask/use-mask-view.ts'
import { nextWithout } from './next-without.ts'
import { createOutlineShapes } from './outline-shapes.ts'
import { OwnTool } from './own-tool.tsx'
import { HeldByOthers } from './presence/held-by-others.tsx'
import { OthersHere } from './presence/others-here.tsx'
import { usePresence } from './presence/use-presence.ts'
import styles from './studio-drawing.module.css'
import { SvgFile } from './svg-file.tsx'
import { ToolInspector } from './tool-inspector.tsx'
import { type DrawingMode, ToolStrip } from './tool-strip.tsx'
import { useDrawing } from './use-drawing.ts'
import { useDrawingKeys } from './use-drawing-keys.ts'
import { useDrawnElsewhere } from './use-drawn-elsewhere.ts'
import { useFaults } from './use-faults.ts'
import { useOtherViews } from './use-other-views.ts'
import { drawingOf, useSavedOutlines } from './use-saved-outlines.ts'
import { ViewStrip } from './view-strip.tsx'
import { viewerPictureOf } from './viewer-picture.ts'

interface DrawingScreenProps {
  projectId: number
  buildings: readonly DrawnBuilding[]
  building: DrawnBuilding
  drawn: DrawnPicture
  /** Who may only look gets the picture and the tree. */
  mayDraw: boolean
  /** What was carried here from another view, to be made at once. */
  brought: Drawing | undefined
  onCarry: (viewId: number, outlines: Drawing) => void
  onOpen: (place: { buildingId: number; viewId?: number }) => void
}

/** One picture, what is drawn on it, and the tools to draw with (OUT-01 to OUT-08). */
export function DrawingScreen({
  projectId,
  buildings,
  building,
  drawn,
  mayDraw,
  brought,
  onCarry,
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
  const here = usePresence({
    ...{ projectId, mediaId: picture.id, poiId: selected, enabled: mayDraw },
    onOutlines: saving.look,
  })
  const controls = useRef<ViewerControls>(null)
  const [outlineShapes] = useState(createOutlineShapes)

  const shown = preview ?? history.drawing
  const shapes = useMemo(
    () => outlineShapes(building.apartments, shown),
    [outlineShapes, building.apartments, shown],
  )
  const chosen = building.apartments.find(({ poiId }) => poiId === selected)
  const size = { width: picture.mediaData.width ?? 0, height: picture.mediaData.height ?? 0 }
  const faults = useFaults(history.drawing, size, building.apartments)

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

  const takeBrought = useEffectEvent(() => brought && make(brought))
  useEffect(() => {
    takeBrought()
  }, [])

  const others = useOtherViews({ projectId, views, view, wanted: MAKING.includes(mode) })
  const elsewhere = useDrawnElsewhere(others)
  const mask = useMask({
    ...{ projectId, buildingId: building.id, view, views, elsewhere },
    picture: size,
    apartments: building.apartments,
    drawing: history.drawing,
    open: mode === 'mask',
  })
  const looking = useMaskView({
    ...{ mask, canvas, open: mode === 'mask' },
    onMake: () => make(mask.outlines),
    onLeave: () => change('select'),
  })
  const { question } = looking
  const grid = useGrid({ apartments: building.apartments, elsewhere, drawing: history.drawing })
  const makeFromGrid = () => !grid.crossed && make(grid.outlines)
  function takeFile(file: File | undefined) {
    if (!file || !mayDraw) return
    change('mask')
    mask.read(file)
  }

  useDrawingKeys({ onMode: change, onSnap: () => setSnapping((on) => !on), history, enabled: mayDraw })

  const viewed = viewerPictureOf(picture, m.studio_picture_of({ building: building.name, view: view.name }))
  if (!viewed || !picture.media) return <p className={styles.nothing}>{m.studio_tiles_on_their_way()}</p>
  const { width, height } = viewed
  const drawable = selected !== null && mayDraw
  const staying = shapes.filter(({ id }) => !grid.outlines.has(Number(id)))
  if (mode === 'carry' && others)
    return (
      <CarryScreen
        {...{ building, view, picture, selected, others }}
        drawing={history.drawing}
        onCarry={onCarry}
        onLeave={() => change('select')}
      />
    )

  return (
    <div className={styles.screen} data-wide={mode === 'mask' || mode === 'grid' || undefined}>
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
          picture={viewed}
          label={viewed.alt}
          listLabel={m.studio_outlines()}
          // What is traced takes the place of what is drawn.
          shapes={looking.traced ? NO_SHAPES : mode === 'grid' ? staying : shapes}
          selectedId={selected === null ? null : String(selected)}
          onOpen={(id) => select(Number(id))}
          onClear={() => select(null)}
          controls={controls}
          // Whoever draws moves the picture: it does not pan by itself.
          reducedMotion={true}
        >
          {drawable && (
            <OwnTool
              {...{ mode, history, shown, selected, half, corner, snapping }}
              onHalf={setHalf}
              onCorner={setCorner}
              onPreview={setPreview}
              onNext={() => select(nextWithout(building.apartments, history.drawing, selected))}
              onMode={change}
              onClear={() => select(null)}
            />
          )}
          <HeldByOthers others={here} drawing={shown} />
          {mode === 'mask' && (
            <MaskTool
              mask={mask}
              picture={{ width, height }}
              drawing={history.drawing}
              wipe={looking.wipe}
              points={looking.points}
            />
          )}
          {mode === 'grid' && others && (
            <GridTool
              grid={grid}
              picture={{ width, height, href: pictureAddress(picture.media, LOUPE_WIDTH) }}
              onMake={makeFromGrid}
              onLeave={() => change('select')}
            />
          )}
        </Viewer>
        <OthersHere others={here} />
        {looking.traced && <MaskWipe wipe={looking.wipe} canvas={canvas} onWipe={looking.wipeTo} />}
        {question && <MaskCard question={question} onAnswer={(answer) => mask.answer(question, answer)} />}
        {mode === 'grid' && <GridMisfit grid={grid} />}
        {mayDraw && (
          <ToolStrip
            mode={mode}
            snapping={snapping}
            carries={views.length > 1}
            history={history}
            onMode={change}
            onSnap={() => setSnapping((on) => !on)}
          />
        )}
        {made > 0 && (
          <MadeNotice
            key={history.drawing.size}
            words={m.studio_outlines_made({ count: made })}
            onUndo={history.undo}
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
      <ToolInspector
        {...{ mode, mask, looking, grid, building, makeFromGrid }}
        viewName={view.name}
        picture={{ width, height }}
        drawing={history.drawing}
        staying={staying.length}
        onLeave={() => change('select')}
      />
      {mode !== 'mask' && mode !== 'grid' && (
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
          {...editsOf(chosen, building.apartments, history)}
        >
          <SvgFile
            apartments={building.apartments}
            drawing={history.drawing}
            picture={size}
            fileName={`${building.name} ${view.name}`}
            mayDraw={mayDraw}
            onTake={make}
          />
        </DrawingInspector>
      )}
    </div>
  )
}

const NO_SHAPES: [] = []
/** Tools that have to know what other pictures of the building show. */
const MAKING: readonly DrawingMode[] = ['mask', 'grid', 'carry']
/** Wide enough for what the loupe shows. */
const LOUPE_WIDTH = 1920
