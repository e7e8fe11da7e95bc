import type { Box } from '@belvedere/domain/geometry/box'
import { type Camera, clamp, type Size, withinPicture } from '@belvedere/domain/viewer/camera'
import type { Insets } from './viewer-types.ts'

const MARGIN_PX = 16
/** Near the picture's edge there is nothing to pan to; zooming in makes room, up to this much. */
const MAX_ZOOM_FOR_ROOM = 2.25

interface StandFree {
  readonly box: Box
  readonly camera: Camera
  readonly picture: Size
  readonly view: Size
  readonly keepFree: Insets
  readonly maxScale: number
  readonly mayZoom: boolean
  /** Air between it and what surrounds the free part of the view. */
  readonly margin?: number
}

/**
 * The nearest camera in which the shape stands free of cards and bars, or as much of it as can be; undefined when it
 * already does.
 */
export function standFree(options: StandFree): Camera | undefined {
  const { box, camera, picture, view } = options
  const across = { ...freeSpan(options, 'across'), from: box.left, to: box.right, length: picture.width }
  const down = { ...freeSpan(options, 'down'), from: box.top, to: box.bottom, length: picture.height }
  if (isFree(across, camera.scale, camera.x) && isFree(down, camera.scale, camera.y)) return undefined

  const scales = options.mayZoom
    ? scalesWithRoom([across, down], camera.scale, options.maxScale)
    : [camera.scale]
  const [first, ...others] = scales.map((scale) =>
    withinPicture(
      {
        scale,
        x: place(across, camera.scale, camera.x, scale),
        y: place(down, camera.scale, camera.y, scale),
      },
      picture,
      view,
    ),
  )
  const shown = ({ scale, x, y }: Camera) => freeShare(across, scale, x) * freeShare(down, scale, y)
  return others.reduce((best, other) => (best && shown(best) >= shown(other) ? best : other), first)
}

/** Whether it would fit between what covers the left and the right as near as it is now. */
export function hasRoomAcross(options: StandFree): boolean {
  const { least, most } = freeSpan(options, 'across')
  return (options.box.right - options.box.left) * options.camera.scale <= most - least
}

interface Axis {
  readonly least: number
  readonly most: number
  readonly view: number
  readonly from: number
  readonly to: number
  readonly length: number
}

function freeSpan({ view, keepFree, margin = MARGIN_PX }: StandFree, axis: 'across' | 'down') {
  return axis === 'across'
    ? { least: keepFree.left + margin, most: view.width - keepFree.right - margin, view: view.width }
    : { least: keepFree.top + margin, most: view.height - keepFree.bottom - margin, view: view.height }
}

function isFree({ from, to, least, most }: Axis, scale: number, shift: number): boolean {
  return from * scale + shift >= least && to * scale + shift <= most
}

/** How much of the shape lies in the free part. */
function freeShare({ from, to, least, most }: Axis, scale: number, shift: number): number {
  const [first, last] = [from * scale + shift, to * scale + shift]
  return Math.max(0, Math.min(last, most) - Math.max(first, least)) / Math.max(1, last - first)
}

/** Zoomed in as far as the shape fits, and as far as is needed to pan, which may be farther. */
function scalesWithRoom(axes: readonly Axis[], scale: number, maxScale: number): number[] {
  const wanted = axes.flatMap(({ from, to, least, most, view, length }) => [
    least / from,
    (view - most) / (length - to),
  ])
  const fitting = axes.map(({ from, to, least, most }) => (most - least) / (to - from))
  const most = Math.min(maxScale, scale * MAX_ZOOM_FOR_ROOM)
  const needed = Math.max(scale, Math.min(most, Math.max(...wanted.filter((want) => want > 0))))
  return [Math.max(scale, Math.min(needed, ...fitting.filter((fit) => fit > 0))), needed]
}

function place({ from, to, least, most }: Axis, oldScale: number, oldShift: number, scale: number): number {
  const middle = (from + to) / 2
  const stay = middle * oldScale + oldShift - middle * scale
  const [first, last] = [least - from * scale, most - to * scale]
  return first <= last ? clamp(stay, first, last) : (first + last) / 2
}
