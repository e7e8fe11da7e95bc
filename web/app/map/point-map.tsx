import type { MapTarget } from '@belvedere/domain/map/map-target'
import { type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Basemap, Insets, MapControls, MapPoint, MapWords } from './map-types.ts'
import { MarkLayer } from './mark-layer.tsx'
import type { OpenMap } from './open-map.ts'
import { pinSides } from './pin-sides.ts'
import styles from './point-map.module.css'
import { useOpenMap } from './use-open-map.ts'

interface PointMapProps {
  readonly points: readonly MapPoint[]
  /** Both must stay the same objects while nothing changed: other ones are another map. */
  readonly basemap: Basemap
  readonly words: MapWords
  readonly chosenId: number | null
  /** Where it begins; without a target it shows every point. */
  readonly target: MapTarget | undefined
  /** What bars cover of it. */
  readonly covered: Insets
  readonly controls: Ref<MapControls>
  readonly onChoose: (id: number) => void
  readonly onClear: () => void
  readonly onReady: (map: MapControls) => void
  /** No WebGL, or the map cannot be loaded. */
  readonly onUnavailable: () => void
  readonly onLocateFailed: () => void
}

/** Fills its positioned parent with a map; points that stand too close are clusters, each a button. */
export function PointMap({ controls, chosenId, ...props }: PointMapProps) {
  const host = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const place = () => map && layer.current && placeMarks(layer.current, map)
  const { map, marks: drawn } = useOpenMap({ ...props, host, onMove: place })
  const { points } = props
  const marks = useMemo(() => {
    const [only] = points
    // A point alone is in no cluster: it stands there whatever the map has drawn.
    return only && points.length === 1
      ? [{ kind: 'point' as const, id: only.id, at: [only.longitude, only.latitude] as const }]
      : drawn
  }, [points, drawn])
  useImperativeHandle(controls, () => controlsOf(map), [map])
  // Marks change with the zoom; each is put in its place before it is painted.
  useLayoutEffect(() => {
    if (map && layer.current && marks) placeMarks(layer.current, map)
  }, [map, marks])

  return (
    <div ref={host} className={styles.map} data-map={map ? 'ready' : 'loading'}>
      {map &&
        createPortal(
          <MarkLayer
            layer={layer}
            marks={marks}
            points={points}
            words={props.words}
            chosenId={chosenId}
            onChoose={props.onChoose}
            onZoomInto={({ id, at }) => map.zoomInto(id, at)}
          />,
          map.surface,
        )}
    </div>
  )
}

/** Sixty times a second while the camera moves, so not by React. */
function placeMarks(layer: HTMLElement, map: OpenMap): void {
  const marks = [...layer.querySelectorAll<HTMLElement>('[data-lng]')]
  const standing = marks.map((mark) => {
    const { x, y } = map.toScreen([Number(mark.dataset.lng), Number(mark.dataset.lat)])
    mark.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    const button = mark.querySelector<HTMLElement>('button')
    return { x, y, width: button?.offsetWidth ?? 0, isPin: button?.dataset.point !== undefined }
  })
  for (const [i, side] of pinSides(standing).entries()) {
    const mark = marks[i]
    if (mark && mark.dataset.side !== side) mark.dataset.side = side
  }
}

/** Before the map is there, its buttons do nothing yet. */
function controlsOf(map: OpenMap | null): MapControls {
  return {
    zoomIn: () => map?.zoomIn(),
    zoomOut: () => map?.zoomOut(),
    centre: () => map?.centre(),
    at: (x, y) => map?.at(x, y),
    locate: () => map?.locate(),
    flyTo: (target) => map?.flyTo(target),
    keepFree: (at, covered) => map?.keepFree(at, covered),
  }
}
