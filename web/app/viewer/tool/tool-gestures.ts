import type { Point } from '@belvedere/domain/geometry/outline'
import type { CameraStore } from '../camera-store.ts'
import type { DeepZoom } from '../deep-zoom.ts'
import type { ToolPointer, ViewerTool } from './viewer-tool.ts'

interface ToolGestures {
  readonly stage: HTMLElement
  readonly camera: CameraStore
  readonly deepZoom: DeepZoom
  readonly toPicture: (clientX: number, clientY: number) => Point | undefined
  readonly tool: () => ViewerTool
}

/** As the viewer has them: a press that strays farther is a drag; two clicks as near as this are a double click. */
const CLICK_DISTANCE_PX = 6
const DOUBLE_CLICK_DISTANCE_PX = 20
const DOUBLE_CLICK_MS = 300

/** Tells a tool of pointers and keys on the stage, before the viewer hears of them; gives back how to leave. */
export function toolGestures({ stage, camera, deepZoom, toPicture, tool }: ToolGestures): () => void {
  const left = new AbortController()
  /** The one pointer that the tool is told of while it is pressed. */
  let press: { readonly id: number; readonly x: number; readonly y: number; strayed: boolean } | undefined
  let claimed = false
  /** On the picture. From the second finger on the gesture is the viewer's, until all are up. */
  const fingers = new Set<number>()
  let pinching = false
  let latest: PointerEvent | undefined
  let click = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY }

  function setClaimed(now: boolean): void {
    claimed = now
    // OpenSeadragon goes on following the pointer, so that a second finger finds the first.
    deepZoom.hold(now)
  }

  function tell(
    handler: 'onPointerDown' | 'onPointerMove' | 'onPointerUp',
    event: PointerEvent,
    clicks: ToolPointer['clicks'] = 0,
  ): void {
    const [at, scale] = [toPicture(event.clientX, event.clientY), camera.get()?.scale]
    if (!at || scale === undefined) return
    const { pointerType, button, altKey, shiftKey, ctrlKey, metaKey } = event
    tool()[handler]?.({
      ...{ at, scale, pointerType, button, clicks, altKey, shiftKey, ctrlKey, metaKey },
      pressed: press !== undefined,
      claim: () => setClaimed(true),
    })
  }

  function onPointerDown(event: PointerEvent): void {
    if (event.pointerType === 'touch') fingers.add(event.pointerId)
    if (pinching) return
    if (press && fingers.size > 1) {
      pinching = true
      cancel()
    } else if (press) {
      // A hand that comes to rest on the screen while the pen in it draws.
      if (claimed) event.stopImmediatePropagation()
    } else {
      press = { id: event.pointerId, x: event.clientX, y: event.clientY, strayed: false }
      latest = event
      setClaimed(false)
      // Its keys are heard there.
      stage.focus({ preventScroll: true })
      tell('onPointerDown', event)
    }
  }

  function onPointerMove(event: PointerEvent): void {
    if (pinching || (press && press.id !== event.pointerId)) return
    if (press) press.strayed ||= distance(press, event) > CLICK_DISTANCE_PX
    latest = event
    tell('onPointerMove', event)
  }

  function onPointerUp(event: PointerEvent): void {
    if (press?.id === event.pointerId) {
      const clicks = press.strayed ? 0 : countClick(event)
      press = undefined
      // A finger that is gone points at nothing.
      if (event.pointerType === 'touch') latest = undefined
      tell('onPointerUp', event, clicks)
    }
    lift(event)
  }

  function onPointerCancel(event: PointerEvent): void {
    if (press?.id === event.pointerId) cancel()
    lift(event)
  }

  function cancel(): void {
    press = undefined
    latest = undefined
    setClaimed(false)
    tool().onPointerCancel?.()
  }

  function lift({ pointerId }: PointerEvent): void {
    fingers.delete(pointerId)
    pinching &&= fingers.size > 0
  }

  function countClick(event: PointerEvent): 1 | 2 {
    const { clientX: x, clientY: y, timeStamp: at } = event
    const again = at - click.at <= DOUBLE_CLICK_MS && distance(click, event) <= DOUBLE_CLICK_DISTANCE_PX
    // A third one begins anew.
    click = { x, y, at: again ? Number.NEGATIVE_INFINITY : at }
    return again ? 2 : 1
  }

  /** The browser's own, which follows the press. */
  function onClick(event: MouseEvent): void {
    if (claimed) take(event)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, timeStamp, altKey, shiftKey, ctrlKey, metaKey } = event
    tool().onKeyDown?.({ key, timeStamp, altKey, shiftKey, ctrlKey, metaKey, claim: () => take(event) })
  }

  const first = { capture: true, signal: left.signal }
  stage.addEventListener('pointerdown', onPointerDown, first)
  stage.addEventListener('pointermove', onPointerMove, first)
  stage.addEventListener('pointerup', onPointerUp, first)
  stage.addEventListener('pointercancel', onPointerCancel, first)
  stage.addEventListener('click', onClick, first)
  stage.addEventListener('keydown', onKeyDown, first)
  const leave = () => {
    latest = undefined
  }
  stage.addEventListener('pointerleave', leave, { signal: left.signal })
  const unfollow = camera.subscribe(() => latest && tell('onPointerMove', latest))
  return () => {
    left.abort()
    unfollow()
    deepZoom.hold(false)
  }
}

function take(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function distance(
  from: { readonly x: number; readonly y: number },
  { clientX, clientY }: PointerEvent,
): number {
  return Math.hypot(clientX - from.x, clientY - from.y)
}
