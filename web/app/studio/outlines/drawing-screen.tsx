import type { OutlineSource } from '@belvedere/domain/content/outline-sources'
import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { pictureAddress } from '../../content/picture-address.ts'
import { m } from '../../paraglide/messages.js'
import { Viewer } from '../../viewer/viewer.tsx'
import type { ViewerControls } from '../../viewer/viewer-types.ts'
import { useStudioProject } from '../project/studio-project.ts'
import { KeptChanges } from '../saving/kept-changes.tsx'
import { CarryScreen } from './carry/carry-screen.tsx'
import { ConflictNotice, Differences } from './conflict-notice.tsx'
import { DrawingInspector } from './drawing-inspector.tsx'
import { DrawingTree } from './drawing-tree.tsx'
import { editsOf } from './edits-of.ts'
import { GridMisfit } from './grid/grid-misfit.tsx'
import { GridTool } from './grid/grid-tool.tsx'
import type { DrawnPicture, DrawnPlace } from './load-drawing.ts'
import { MadeNotice } from './made-notice.tsx'
import { MaskCard } from './mask/mask-card.tsx'
import { MaskTool } from './mask/mask-tool.tsx'
import { MaskWipe } from './mask/mask-wipe.tsx'
import { drawingOf, sourcesOf } from './outline-saving.ts'
import { createOutlineShapes } from './outline-shapes.ts'
import { OwnTool } from './own-tool.tsx'
import { HeldByOthers } from './presence/held-by-others.tsx'
import { OnThisPicture } from './presence/on-this-picture.tsx'
import { usePresence } from './presence/use-presence.ts'
import styles from './studio-drawing.module.css'
import { SvgFile } from './svg-file.tsx'
import { ToolInspector } from './tool-inspector.tsx'
import { type DrawingMode, ToolStrip } from './tool-strip.tsx'
import { useDrawing } from './use-drawing.ts'
import { useDrawingKeys } from './use-drawing-keys.ts'
import { useFaults } from './use-faults.ts'
import { useHand } from './use-hand.ts'
import { useMaking } from './use-making.ts'
import { useSavedOutlines } from './use-saved-outlines.ts'
import { useSavingInTopBar } from './use-saving-in-top-bar.ts'
import { ViewStrip } from './view-strip.tsx'
import { facadeOf, viewerPictureOf } from './viewer-picture.ts'
import { ZoomSaid } from './zoom-said.tsx'

interface DrawingScreenProps {
  projectId: number
  places: readonly DrawnPlace[]
  place: DrawnPlace
  drawn: DrawnPicture
  /** Who may only look gets the picture and the tree. */
  mayDraw: boolean
  /** What was carried here from another view, to be made at once. */
  brought: Drawing | undefined
  onCarry: (viewId: number, outlines: Drawing) => void
  onOpen: (place: DrawnPlace, viewId?: number) => void
}

/** One picture, what is drawn on it, and the tools to draw with (OUT-01 to OUT-08). */
export function DrawingScreen({
  projectId,
  places,
  place,
  drawn,
  mayDraw,
  brought,
  onCarry,
  onOpen,
}: DrawingScreenProps) {
  const { picture, outlines, view, views } = drawn
  const [begun] = useState(() => ({ drawing: drawingOf(outlines), sources: sourcesOf(outlines) }))
  const { profile } = useStudioProject()
  const history = useDrawing(begun)
  const saving = useSavedOutlines({
    ...{ projectId, mediaId: picture.id, userId: profile.id, stored: outlines, history },
  })
  useSavingInTopBar(saving)
  const hand = useHand(place.things, history.drawing)
  const { mode, snapping, selected, chosen, corner, half, held, select, change } = hand
  /** How many outlines the last press of Make made, while that is said. */
  const [made, setMade] = useState(0)
  const [differs, setDiffers] = useState(false)
  const canvas = useRef<HTMLElement>(null)
  const here = usePresence({
    ...{ projectId, mediaId: picture.id, poiId: selected, enabled: mayDraw },
    onOutlines: saving.look,
  })
  const controls = useRef<ViewerControls>(null)
  const zoom = useRef<HTMLSpanElement>(null)
  const [outlineShapes] = useState(createOutlineShapes)

  const shapes = useMemo(
    () => outlineShapes(place.things, history.drawing),
    [outlineShapes, place.things, history.drawing],
  )
  const heldIds = useMemo(() => held.map(String), [held])
  const size = { width: picture.mediaData.width ?? 0, height: picture.mediaData.height ?? 0 }
  const [subjects] = useState(() => [facadeOf(begun.drawing, size)])
  const faults = useFaults(history.drawing, size, place.things)

  function make(outlines: Drawing, source: OutlineSource) {
    if (outlines.size === 0) return
    history.act((now) => new Map([...now, ...outlines]), source)
    setMade(outlines.size)
    change('select')
  }

  const takeBrought = useEffectEvent(() => brought && make(brought, 'carried'))
  useEffect(() => {
    takeBrought()
  }, [])

  const { others, mask, looking, grid, makeFromGrid } = useMaking({
    ...{ projectId, place, drawn, mode, canvas },
    picture: size,
    drawing: history.drawing,
    onMake: make,
    onLeave: () => change('select'),
  })
  const { question } = looking
  const makesMany = place.kind === 'building'
  /** Masks and grids are of façades. */
  function choose(next: DrawingMode) {
    if (makesMany || (next !== 'mask' && next !== 'grid')) change(next)
  }
  function takeFile(file: File | undefined) {
    if (!file || !mayDraw || !makesMany) return
    change('mask')
    mask.read(file)
  }

  useDrawingKeys({ onMode: choose, onSnap: hand.switchSnapping, history, enabled: mayDraw })

  const viewed = viewerPictureOf(picture, m.studio_picture_of({ building: place.name, view: view.name }))
  if (!viewed || !picture.media) return <p className={styles.nothing}>{m.studio_tiles_on_their_way()}</p>
  const { width, height } = viewed
  const edits = editsOf(chosen, place.things, history)
  const drawable = selected !== null && mayDraw
  const staying = shapes.filter(({ id }) => !grid.outlines.has(Number(id)))
  if (mode === 'carry' && others)
    return (
      <CarryScreen
        {...{ place, view, picture, selected, others }}
        drawing={history.drawing}
        onCarry={onCarry}
        onLeave={() => change('select')}
      />
    )

  return (
    <div className={styles.screen} data-wide={mode === 'mask' || mode === 'grid' || undefined}>
      <DrawingTree
        places={places}
        place={place}
        drawing={history.drawing}
        others={here}
        selected={selected}
        onSelect={select}
        onOpen={onOpen}
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
          heldIds={heldIds}
          selectedId={selected === null ? null : String(selected)}
          onOpen={(id) => select(Number(id))}
          onClear={() => select(null)}
          controls={controls}
          subjects={subjects}
          // Whoever draws moves the picture: it does not pan by itself.
          reducedMotion={true}
        >
          <ZoomSaid into={zoom} />
          {drawable && (
            <OwnTool
              {...{ mode, history, selected, half, corner, snapping, edits }}
              onHalf={hand.setHalf}
              onCorner={hand.setCorner}
              onHeld={hand.setHeld}
              onNext={hand.next}
              onMode={change}
              onClear={() => select(null)}
            />
          )}
          <HeldByOthers others={here} drawing={history.drawing} />
          {differs && <Differences saving={saving} drawing={history.drawing} />}
          {mode === 'mask' && (
            <MaskTool
              mask={mask}
              picture={{ width, height }}
              drawing={history.drawing}
              apartments={place.things}
              wipe={looking.wipe}
              points={looking.points}
            />
          )}
          {mode === 'grid' && others && (
            <GridTool
              grid={grid}
              picture={{ width, height, href: pictureAddress(picture.media, LOUPE_WIDTH) }}
              drawing={history.drawing}
              onMake={makeFromGrid}
              onLeave={() => change('select')}
            />
          )}
        </Viewer>
        {looking.traced && <MaskWipe wipe={looking.wipe} canvas={canvas} onWipe={looking.wipeTo} />}
        {question && <MaskCard question={question} onAnswer={(answer) => mask.answer(question, answer)} />}
        {mode === 'grid' && <GridMisfit grid={grid} />}
        {mayDraw && (
          <ToolStrip
            mode={mode}
            snapping={snapping}
            carries={views.length > 1}
            makes={makesMany}
            history={history}
            onMode={choose}
            onSnap={hand.switchSnapping}
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
        {saving.kept.length > 0 && (
          <div className={styles.kept}>
            <KeptChanges acts={saving.kept} onSave={saving.takeUp} onForget={saving.forget} />
          </div>
        )}
        <ConflictNotice saving={saving} apartments={place.things} differs={differs} onDiffers={setDiffers} />
        <ViewStrip
          views={views}
          current={view}
          drawn={shapes.length}
          total={place.things.length}
          controls={controls}
          zoom={zoom}
          onOpen={(viewId) => onOpen(place, viewId)}
        />
      </section>
      <ToolInspector
        {...{ mode, mask, looking, grid, place, makeFromGrid }}
        viewName={view.name}
        picture={{ width, height }}
        drawing={history.drawing}
        sources={history.sources}
        staying={staying.length}
        onLeave={() => change('select')}
      />
      {mode !== 'mask' && mode !== 'grid' && (
        <DrawingInspector
          thing={chosen}
          view={view}
          parts={selected === null ? [] : (history.drawing.get(selected) ?? [])}
          source={selected === null ? undefined : history.sources.get(selected)}
          faults={faults}
          apartments={place.things}
          missing={place.things.filter(({ poiId }) => !history.drawing.get(poiId)?.length)}
          mayDraw={mayDraw}
          onSelect={select}
          onDraw={() => change('draw')}
          {...edits}
        >
          <OnThisPicture
            others={here}
            own={chosen?.name}
            outlineName={(of) => place.things.find(({ poiId }) => poiId === of)?.name}
          />
          {!chosen && (
            <SvgFile
              apartments={place.things}
              drawing={history.drawing}
              picture={size}
              fileName={`${place.name} ${view.name}`}
              mayDraw={mayDraw}
              onTake={(taken) => make(taken, 'imported')}
            />
          )}
        </DrawingInspector>
      )}
    </div>
  )
}

const NO_SHAPES: [] = []
/** Wide enough for what the loupe shows. */
const LOUPE_WIDTH = 1920
