import type { SpatialIndex } from '@belvedere/domain/geometry/spatial-index'
import { toPicture } from '@belvedere/domain/viewer/camera'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import type { CameraStore } from './camera-store.ts'
import type { DeepZoom, DeepZoomClick } from './deep-zoom.ts'
import { panKey, zoomKey } from './picture-keys.ts'
import { shapeForKey } from './shape-for-key.ts'
import { shapeGeometry } from './shape-geometry.ts'
import { useHoveredShape } from './use-hovered-shape.ts'
import type { OpenedBy, ViewerShape } from './viewer-types.ts'

/** The browser's own click follows the one OpenSeadragon reports; within this time they are one. */
const SAME_CLICK_MS = 500

interface StageEvents {
  readonly shapes: readonly ViewerShape[]
  readonly selectedId: string | null
  readonly hoveredId?: string | null
  readonly onHover?: (id: string | null) => void
  readonly onOpen: (id: string, by: OpenedBy) => void
  readonly onClear: () => void
  readonly stage: RefObject<HTMLElement | null>
  readonly camera: CameraStore
  /** Finds shapes that are on the canvas, where no element can be met. */
  readonly index: SpatialIndex<ViewerShape> | undefined
  readonly deepZoom: DeepZoom | null
  readonly inView: { bringIntoView(id: string): void; leaveToVisitor(): void }
}

/** Pointer and keyboard on the whole stage: every shape answers to both in the same way. */
export function useStageEvents(options: StageEvents) {
  const { shapes, selectedId, onOpen, onClear, stage, deepZoom, inView } = options
  const { hover, focus, blur, remember, ...state } = useHoveredShape({ ...options, idAt })
  const lastClick = useRef(Number.NEGATIVE_INFINITY)
  const byPointer = useRef(false)
  const focusable = useMemo(
    () =>
      shapes.filter(
        ({ id, look }) => look({ hovered: false, focused: false, selected: id === selectedId }).focusable,
      ),
    [shapes, selectedId],
  )
  const isFocusable = (id: string | null) => focusable.some((shape) => shape.id === id)
  const tabStopId = [state.lastFocusedId, selectedId].find(isFocusable) ?? focusable[0]?.id ?? null

  function idAt(target: EventTarget | null, clientX: number, clientY: number): string | null {
    const id = shapeIdOf(target)
    const [seen, box] = [options.camera.get(), stage.current?.getBoundingClientRect()]
    if (id !== null || !options.index || !seen || !box) return id
    const may = ({ id, look }: ViewerShape) =>
      look({ hovered: false, focused: false, selected: id === selectedId }).focusable
    return options.index.at(toPicture(seen, [clientX - box.left, clientY - box.top]), may)?.id ?? null
  }

  /** Of a crowd only a few shapes are elements; one that is to have the focus becomes one first. */
  function elementOf(id: string): SVGElement | null {
    if (!shapeElement(stage.current, id)) flushSync(() => remember(id))
    return shapeElement(stage.current, id)
  }

  /** OpenSeadragon captures the pointer, so the click arrives here and not at the shape. */
  const onPictureClick = useEffectEvent(({ clientX, clientY, timeStamp, touch }: DeepZoomClick) => {
    lastClick.current = timeStamp
    const id = idAt(document.elementFromPoint(clientX, clientY), clientX, clientY)
    byPointer.current = true
    const clicked = id === null ? stage.current : elementOf(id)
    clicked?.focus({ preventScroll: true })
    byPointer.current = false
    if (id === null) onClear()
    else onOpen(id, { via: 'pointer', touch })
  })
  useEffect(() => deepZoom?.onClick((click) => onPictureClick(click)), [deepZoom])

  /** From assistive technology, and from anyone before the deep zoom is there. */
  function onClick(event: MouseEvent): void {
    const id = shapeIdOf(event.target)
    if (id === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (event.timeStamp - lastClick.current < SAME_CLICK_MS) return
    const touch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
    onOpen(id, { via: event.detail === 0 ? 'keyboard' : 'pointer', touch })
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (press(event.key, shapeIdOf(event.target))) event.preventDefault()
  }

  function press(key: string, id: string | null): boolean {
    if (key === 'Escape') {
      onClear()
      return true
    }
    const move = zoomKey(key) ?? (id === null ? panKey(key) : undefined)
    if (move) {
      inView.leaveToVisitor()
      if (deepZoom) move(deepZoom)
      return true
    }
    if (id === null) return false
    if (key === 'Enter' || key === ' ') {
      onOpen(id, { via: 'keyboard', touch: false })
      return true
    }
    const placed = focusable.map(({ id, points }) => ({ id, points, box: shapeGeometry(points).box }))
    const next = shapeForKey(key, placed, id)
    if (next !== undefined) elementOf(next)?.focus({ preventScroll: true })
    return next !== undefined
  }

  function onFocus(event: FocusEvent): void {
    const id = shapeIdOf(event.target)
    // Browsers show a ring for every focus a script sets; here it is the keyboard's alone.
    const byKeyboard = !byPointer.current && event.target.matches(':focus-visible')
    focus(id, byKeyboard)
    if (id !== null && byKeyboard) inView.bringIntoView(id)
  }

  return {
    ...state,
    focusable,
    tabStopId,
    handlers: {
      ...hover,
      onClick,
      onKeyDown,
      onFocus,
      onBlur: blur,
      // A link would be dragged away instead of the picture.
      onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
    },
  }
}

/** The shape an element belongs to, whether it is part of the shape or of its chip. */
function shapeIdOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  const owner = target.closest('[data-shape-id], [data-chip-of]')
  return owner?.getAttribute('data-shape-id') ?? owner?.getAttribute('data-chip-of') ?? null
}

function shapeElement(stage: Element | null, id: string): SVGElement | null {
  return stage?.querySelector<SVGElement>(`[data-shape-id="${CSS.escape(id)}"]`) ?? null
}
