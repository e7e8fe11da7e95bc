import { type Camera, homeCamera, type Size } from '@belvedere/domain/viewer/camera'
import OpenSeadragon from 'openseadragon'
import type { DeepZoom, DeepZoomOptions } from './deep-zoom.ts'
import { tileCurtain } from './tile-curtain.ts'
import type { ViewerPicture } from './viewer-types.ts'

/** `--dur`: camera moves take half a second. */
const MOVE_SECONDS = 0.5
/** One picture pixel may grow to this many screen pixels (decision 97). */
const MAX_PIXEL_RATIO = 2
/** A press that strays farther is a drag. */
const CLICK_DISTANCE_PX = 6
/** As a share of the view. */
const HOME_TOLERANCE = 0.001
/**
 * A level of the picture is taken from so many page pixels for one of its own: however dense the screen is, it begins with the
 * level that suits its size, and the next, four times the bytes, comes with the first step closer.
 */
const LEAST_PIXEL_RATIO = 0.5

const MOVES = ['canvas-drag', 'canvas-scroll', 'canvas-pinch', 'canvas-double-click'] as const

export function openDeepZoom(options: DeepZoomOptions): DeepZoom {
  const { picture, host, stage, reducedMotion, onCamera } = options
  const viewer = createViewer(host, picture, reducedMotion)
  // It reads the option anew at every move.
  const viewport = viewer.viewport as OpenSeadragon.Viewport & { minZoomLevel: number }
  let held = false
  listenOn(stage, viewer)

  const report = () => onCamera(cameraOf(viewport, true))
  const letStepBack = () => {
    const { scale } = options.whole(view())
    viewport.minZoomLevel = (scale * picture.width) / view().width
  }
  viewport.getHomeBounds = () => boundsOf(homeCamera(picture, view()))
  viewer.addHandler('resize', letStepBack)
  viewer.addHandler('open', () => {
    letStepBack()
    viewport.goHome(true)
    report()
    options.onOpen()
  })
  viewer.addHandler('update-viewport', report)
  keepCoveredOnResize(viewer)
  tileCurtain(viewer, options.onReady)
  for (const gesture of ['canvas-drag', 'canvas-drag-end', 'canvas-double-click'] as const)
    viewer.addHandler(gesture, (event) => {
      event.preventDefaultAction = held
    })

  function cameraOf(from: OpenSeadragon.Viewport, current: boolean): Camera {
    const { x, y } = from.getBounds(current)
    const scale = (from.getZoom(current) * from.getContainerSize().x) / picture.width
    return { scale, x: -x * picture.width * scale, y: -y * picture.width * scale }
  }

  function view(): Size {
    const { x, y } = viewport.getContainerSize()
    return { width: x, height: y }
  }

  function boundsOf({ scale, x, y }: Camera): OpenSeadragon.Rect {
    const size = viewport.getContainerSize()
    const perPixel = 1 / (scale * picture.width)
    return new OpenSeadragon.Rect(...[-x, -y, size.x, size.y].map((pixels) => pixels * perPixel))
  }

  function moveTo(camera: Camera): void {
    viewport.fitBoundsWithConstraints(boundsOf(camera), reducedMotion)
  }

  return {
    target: () => cameraOf(viewport, false),
    view,
    maxScale: () => (viewport.getMaxZoom() * viewport.getContainerSize().x) / picture.width,
    moveTo,
    zoomBy(factor) {
      viewport.zoomBy(factor, undefined, reducedMotion)
      viewport.applyConstraints(reducedMotion)
    },
    panBy(x, y) {
      viewport.panBy(viewport.deltaPointsFromPixels(new OpenSeadragon.Point(x, y)), reducedMotion)
      viewport.applyConstraints(reducedMotion)
    },
    home: () => void viewport.goHome(reducedMotion),
    whole: () => moveTo(options.whole(view())),
    halt: () => void viewport.fitBounds(viewport.getBounds(true), true),
    hold(now) {
      held = now
    },
    onClick(listener) {
      const handler = ({ quick, originalEvent }: OpenSeadragon.CanvasClickEvent) => {
        const { clientX, clientY, timeStamp, pointerType } = originalEvent as PointerEvent
        if (quick && !held) listener({ clientX, clientY, timeStamp, touch: pointerType === 'touch' })
      }
      viewer.addHandler('canvas-click', handler)
      return () => viewer.removeHandler('canvas-click', handler)
    },
    onMoved(listener) {
      for (const move of MOVES) viewer.addHandler(move, listener)
      return () => {
        for (const move of MOVES) viewer.removeHandler(move, listener)
      }
    },
    destroy: () => viewer.destroy(),
  }
}

function createViewer(host: HTMLElement, { width, height, tiles }: ViewerPicture, reducedMotion: boolean) {
  const gestures = { clickToZoom: false, dblClickToZoom: true, flickEnabled: !reducedMotion }
  const viewer = new OpenSeadragon.Viewer({
    element: host,
    tileSources: {
      Image: {
        xmlns: 'http://schemas.microsoft.com/deepzoom/2008',
        Url: `${tiles.url}/`,
        Format: tiles.format,
        Overlap: String(tiles.overlap),
        TileSize: String(tiles.tileSize),
        Size: { Width: String(width), Height: String(height) },
      },
    },
    // The GPU drawer is slower where the GPU is software, and the overlay costs more than the tiles anyway.
    drawer: 'canvas',
    homeFillsViewer: true,
    maxZoomPixelRatio: MAX_PIXEL_RATIO,
    visibilityRatio: 1,
    constrainDuringPan: true,
    animationTime: reducedMotion ? 0 : MOVE_SECONDS,
    blendTime: 0,
    minPixelRatio: LEAST_PIXEL_RATIO * window.devicePixelRatio,
    // Its smoothing by a second canvas leaves the last columns of the view bare; tiles that overlap need none.
    smoothTileEdgesMinZoom: Number.POSITIVE_INFINITY,
    // A slow press is still a click; only a stray one is a drag.
    clickTimeThreshold: Number.POSITIVE_INFINITY,
    clickDistThreshold: CLICK_DISTANCE_PX,
    gestureSettingsMouse: gestures,
    gestureSettingsTouch: gestures,
    gestureSettingsPen: gestures,
    keyboardNavEnabled: false,
    showNavigationControl: false,
  })
  // It would take the focus at every click; the stage and its shapes have it.
  viewer.canvas.removeAttribute('tabindex')
  return viewer
}

/**
 * OpenSeadragon listens on its own canvas, which lies beneath the shapes. Listening on the stage instead, wheel and
 * drag work over a shape as well, and the shapes stay where React put them.
 */
function listenOn(stage: HTMLElement, viewer: OpenSeadragon.Viewer): void {
  const { innerTracker } = viewer as OpenSeadragon.Viewer & { innerTracker: OpenSeadragon.MouseTracker }
  innerTracker.setTracking(false)
  innerTracker.element = stage
  innerTracker.preProcessEventHandler = (info) => {
    if (!isLinkGesture(info.originalEvent)) return
    info.preventGesture = true
    info.preventDefault = false
  }
  innerTracker.setTracking(true)
}

/** With a modifier key or another button a link opens as the browser would have it. */
function isLinkGesture(event: unknown): boolean {
  if (!(event instanceof MouseEvent) || event.type === 'wheel') return false
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button > 0
  return modified && event.target instanceof Element && event.target.closest('a[href]') !== null
}

/** A picture at home stays at home, any other stays within its edges; by itself it would keep its diagonal. */
function keepCoveredOnResize(viewer: OpenSeadragon.Viewer): void {
  const { viewport } = viewer
  let size = viewport.getContainerSize()
  let resized = false
  let atHome = true
  // It also tells of the size that the picture began with; by then the camera may be on its way to a shape.
  viewer.addHandler('resize', ({ newContainerSize }) => {
    resized ||= !newContainerSize.equals(size)
    size = newContainerSize
  })
  viewer.addHandler('viewport-change', () => {
    if (!resized) return
    resized = false
    if (atHome) viewport.goHome(true)
    else viewport.applyConstraints(true)
  })
  viewer.addHandler('update-viewport', () => {
    const [{ x, y, width }, home] = [viewport.getBounds(), viewport.getHomeBounds()]
    const apart = Math.max(Math.abs(x - home.x), Math.abs(y - home.y), Math.abs(width - home.width))
    atHome = apart < HOME_TOLERANCE * home.width
  })
}
