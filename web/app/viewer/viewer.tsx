import type { Box } from '@belvedere/domain/geometry/box'
import { panEdge } from '@belvedere/domain/viewer/pan-edge'
import { wholeView } from '@belvedere/domain/viewer/whole-view'
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { createCameraStore } from './camera-store.ts'
import { ChipLayer } from './chip-layer.tsx'
import type { DeepZoom } from './deep-zoom.ts'
import { ZOOM_STEP } from './picture-keys.ts'
import { Poster } from './poster.tsx'
import { shapeGeometry } from './shape-geometry.ts'
import { ShapeLayer } from './shape-layer.tsx'
import { ShapeList } from './shape-list.tsx'
import { useCrowd } from './use-crowd.ts'
import { useDeepZoom } from './use-deep-zoom.ts'
import { useKeepFree } from './use-keep-free.ts'
import { useStageEvents } from './use-stage-events.ts'
import { useSteppedPan } from './use-stepped-pan.ts'
import styles from './viewer.module.css'
import { ViewerContext } from './viewer-context.ts'
import type { KeptFree, OpenedBy, ViewerControls, ViewerPicture, ViewerShape } from './viewer-types.ts'

export interface ViewerProps {
  readonly picture: ViewerPicture
  /** Names the picture as a thing to zoom and move, for screen readers. */
  readonly label: string
  /** Names the list of what is on it. */
  readonly listLabel: string
  readonly shapes: readonly ViewerShape[]
  /** A small card on the hovered shape. Seen, not read. */
  readonly hint?: ReactNode
  readonly selectedId: string | null
  /** A tool has them in hand, and draws them itself: the rest is not drawn anew for it. */
  readonly heldIds?: readonly string[]
  /** Hovered elsewhere, as in a list. */
  readonly hoveredId?: string | null
  readonly onHover?: (id: string | null) => void
  readonly onOpen: (id: string, by: OpenedBy) => void
  /** Escape, or a click beside every shape. */
  readonly onClear: () => void
  readonly controls?: Ref<ViewerControls>
  readonly keepFree?: KeptFree
  /** Has its card elsewhere, and is kept free of it as the selected one is. */
  readonly previewedId?: string | null
  /**
   * What the screen is about, in picture pixels. Stays in sight when the view pans by itself, and makes up the whole
   * picture where a window is too narrow for all of it.
   */
  readonly subjects?: readonly Box[]
  /** As the visitor's system says, unless told. */
  readonly reducedMotion?: boolean
  /** Tools, which work and draw on the picture: see the folder tool. */
  readonly children?: ReactNode
}

/** More would be slow as elements: a canvas paints them. */
const MOST_ELEMENTS = 1500
/** More are slow to carry: a canvas stands in for them while the picture moves. */
const MOST_CARRIED = 100
const NO_SUBJECTS: readonly Box[] = []
const NONE_HELD: readonly string[] = []
const NOTHING_COVERED: KeptFree = { top: 0, right: 0, bottom: 0, left: 0 }

/** Fills its positioned parent with a picture that zooms deep, and shapes on it. */
export function Viewer(props: ViewerProps) {
  return <PictureViewer key={props.picture.tiles.url} {...props} />
}

function PictureViewer({
  picture,
  selectedId,
  keepFree = NOTHING_COVERED,
  subjects = NO_SUBJECTS,
  heldIds = NONE_HELD,
  ...props
}: ViewerProps) {
  const stage = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const [camera] = useState(createCameraStore)
  const system = useMediaQuery('(prefers-reduced-motion: reduce)')
  const reducedMotion = props.reducedMotion ?? system
  const shapes = useMemo(() => props.shapes.toSorted((a, b) => a.order - b.order), [props.shapes])

  const crowded = shapes.length > MOST_ELEMENTS
  const painted = shapes.length > MOST_CARRIED
  const crowd = useCrowd(painted)
  const index = useMemo(() => crowd?.shapeIndex(shapes), [crowd, shapes])
  const { deepZoom, ready } = useDeepZoom({
    picture,
    stage,
    host,
    camera,
    reducedMotion,
    whole: (view) => wholeView(picture, view, subjects),
  })
  const inView = useKeepFree({
    deepZoom,
    picture,
    shapes,
    keptId: selectedId ?? props.previewedId ?? null,
    keepFree,
    subjects,
  })
  const events = useStageEvents({
    ...props,
    shapes,
    selectedId,
    stage,
    camera,
    index: crowded ? index : undefined,
    deepZoom,
    inView,
  })
  useSteppedPan({
    stage,
    deepZoom,
    edge: (view) => panEdge(picture, view, subjects),
    ready,
    reducedMotion,
    disabled: selectedId !== null,
    // For whoever watches; nothing else depends on it, so nothing is rendered for it.
    onStep: (to) => stage.current?.setAttribute('data-auto-pan', to),
  })
  useImperativeHandle(props.controls, () => {
    const move = (by: (zoom: DeepZoom) => void) => () => {
      inView.leaveToVisitor()
      if (deepZoom) by(deepZoom)
    }
    return {
      zoomIn: move((zoom) => zoom.zoomBy(ZOOM_STEP)),
      zoomOut: move((zoom) => zoom.zoomBy(1 / ZOOM_STEP)),
      whole: move((zoom) => zoom.whole()),
    }
  })

  const parts = useMemo(() => ({ stage, camera, deepZoom }), [camera, deepZoom])
  const { hoveredId, focusedId, tabStopId } = events
  const raisedIds = useMemo(
    () => new Set([selectedId, hoveredId, focusedId, ...heldIds].filter((id) => id !== null)),
    [selectedId, hoveredId, focusedId, heldIds],
  )
  const elements = useMemo(() => {
    const isElement = ({ id, points }: ViewerShape) =>
      !heldIds.includes(id) &&
      (!crowded || raisedIds.has(id) || id === tabStopId || shapeGeometry(points).isMarker)
    return crowded || heldIds.length > 0 ? shapes.filter(isElement) : shapes
  }, [shapes, crowded, raisedIds, heldIds, tabStopId])

  return (
    <>
      <ShapeList
        shapes={events.focusable}
        selectedId={selectedId}
        label={props.listLabel}
        onPoint={(id) => {
          events.point(id)
          if (id !== null) inView.bringIntoView(id)
        }}
        onOpen={(id) => props.onOpen(id, { via: 'keyboard', touch: false })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls of a form; this is a picture */}
      <div
        {...events.handlers}
        ref={stage}
        className={styles.stage}
        style={
          {
            '--width': picture.width,
            '--height': picture.height,
            '--opening': picture.opening,
          } as CSSProperties
        }
        role="group"
        aria-label={props.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: zoom and arrow keys work on it (VIE-01)
        tabIndex={0}
        data-ready={ready || undefined}
        data-focused={events.pictureFocused || undefined}
      >
        <Poster picture={picture} camera={camera} />
        <div ref={host} className={styles.tiles} aria-hidden={true} />
        {crowd && index && (
          <crowd.CanvasLayer
            picture={picture}
            shapes={shapes}
            index={index}
            raisedIds={raisedIds}
            camera={camera}
            reducedMotion={reducedMotion}
            onlyMoving={!crowded}
          />
        )}
        <ShapeLayer
          picture={picture}
          shapes={elements}
          selectedId={selectedId}
          hoveredId={hoveredId}
          focusedId={focusedId}
          tabStopId={tabStopId}
          camera={camera}
          reducedMotion={reducedMotion}
          onlyRaised={crowded}
          stoodFor={painted}
          words={keepFree.words ?? 0}
        />
        <ChipLayer
          picture={picture}
          shapes={elements}
          activeId={hoveredId}
          hint={props.hint}
          camera={camera}
          keepFree={keepFree}
        />
        <ViewerContext value={parts}>{props.children}</ViewerContext>
      </div>
    </>
  )
}
