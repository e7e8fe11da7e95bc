import type { DeepZoom } from './deep-zoom.ts'

type Move = (deepZoom: Pick<DeepZoom, 'zoomBy' | 'panBy' | 'whole' | 'view'>) => void

export const ZOOM_STEP = 1.5
const PAN_SHARE = 0.2

/** Zoom keys work from everywhere in the viewer. */
export function zoomKey(key: string): Move | undefined {
  if (key === '+' || key === '=') return (deepZoom) => deepZoom.zoomBy(ZOOM_STEP)
  if (key === '-' || key === '_') return (deepZoom) => deepZoom.zoomBy(1 / ZOOM_STEP)
  if (key === '0') return (deepZoom) => deepZoom.whole()
  return undefined
}

/** Arrow keys move the picture while the picture itself has the focus. */
export function panKey(key: string): Move | undefined {
  const [x, y] = PANS[key] ?? [0, 0]
  if (x === 0 && y === 0) return undefined
  return (deepZoom) => {
    const { width, height } = deepZoom.view()
    deepZoom.panBy(x * PAN_SHARE * width, y * PAN_SHARE * height)
  }
}

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
