import type { Size } from '@belvedere/domain/viewer/camera'
import { useId, useRef } from 'react'
import { type CameraStore, useOnCamera } from './camera-store.ts'
import { isNear } from './carry.ts'
import { ChangedShape } from './changed-shape.tsx'
import { Patterns } from './patterns.tsx'
import { Shape } from './shape.tsx'
import { shapeGeometry } from './shape-geometry.ts'
import { ShapeLabel } from './shape-label.tsx'
import { ShapePaint } from './shape-paint.tsx'
import { useCarried } from './use-carried.ts'
import styles from './viewer.module.css'
import type { ViewerShape } from './viewer-types.ts'

export interface ShapeLayerProps {
  readonly picture: Size
  /** In reading order. */
  readonly shapes: readonly ViewerShape[]
  readonly selectedId: string | null
  readonly hoveredId: string | null
  readonly focusedId: string | null
  readonly tabStopId: string | null
  readonly camera: CameraStore
  readonly reducedMotion: boolean
  /** What is at rest is painted elsewhere; here are only those that are lit, selected or have the focus. */
  readonly onlyRaised: boolean
  /** While the picture moves, what is at rest is seen on a canvas. */
  readonly stoodFor: boolean
  /** How far down the words of the app bar reach: no label stands among them. */
  readonly words: number
}

/** Under the bottom bar the watermark has its words, and a marker would stand among them. */
const STRIP_PX = 30

/** Of a layer that a canvas stands for only few are seen growing, and drawing it anew takes long. */
const MOST_GROWN_FEW = 4

/**
 * The shapes, in picture pixels: one transform maps them to the screen. Until there is a camera the view box does it,
 * as `object-fit: cover` would, like the poster, so the shapes lie right without JavaScript too.
 */
export function ShapeLayer(props: ShapeLayerProps) {
  const { picture, shapes, selectedId, hoveredId, focusedId } = props
  const patterns = useId()
  const svg = useRef<SVGSVGElement>(null)
  const sheet = useRef<SVGGElement>(null)
  const drawnScale = useRef(0)
  const camera = useCarried({
    camera: props.camera,
    layer: svg,
    reducedMotion: props.reducedMotion,
    ...(props.stoodFor && { serves: (drawn, now) => isNear(drawn, now, MOST_GROWN_FEW) }),
  })
  useOnCamera(camera, ({ scale, x, y }) => {
    const floor = (svg.current?.clientHeight ?? 0) - STRIP_PX
    for (const marker of svg.current?.querySelectorAll<SVGElement>('[data-marker-y]') ?? [])
      marker.toggleAttribute('data-covered', Number(marker.dataset.markerY) * scale + y > floor)
    svg.current?.removeAttribute('data-waits')
    sheet.current?.setAttribute('transform', `matrix(${scale} 0 0 ${scale} ${x} ${y})`)
    if (drawnScale.current === scale) return
    // Restyles every label, so only when they change size.
    drawnScale.current = scale
    sheet.current?.style.setProperty('--scale', String(scale))
  })

  const isRaised = ({ id }: ViewerShape) => id === selectedId || id === hoveredId || id === focusedId
  const raised = shapes
    .filter(isRaised)
    .sort((a, b) => Number(a.id === selectedId) - Number(b.id === selectedId))
  const stateOf = ({ id }: ViewerShape) => ({
    hovered: id === hoveredId || id === focusedId,
    focused: id === focusedId,
    selected: id === selectedId,
  })
  const dimming = raised.find((shape) => shape.dimsRest && stateOf(shape).hovered)

  return (
    <svg ref={svg} className={styles.shapes} role="presentation" data-waits="">
      <Patterns prefix={patterns} camera={camera} />
      <g ref={sheet} data-picture-pixels>
        <g>
          {shapes.map((shape) => (
            <Shape
              key={shape.id}
              shape={shape}
              selected={shape.id === selectedId}
              raised={props.onlyRaised || isRaised(shape)}
              tabStop={shape.id === props.tabStopId}
              patterns={patterns}
            />
          ))}
        </g>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group is not focusable */}
        <g className={styles.above} aria-hidden={true}>
          {dimming && (
            <path
              className={styles.dim}
              fillRule="evenodd"
              d={`M0 0H${picture.width}V${picture.height}H0Z${shapeGeometry(dimming.points).path}`}
            />
          )}
          {shapes.map(
            ({ id, points, changed }) =>
              changed && <ChangedShape key={id} geometry={shapeGeometry(points)} {...changed} />,
          )}
          {raised.map((shape) => (
            <ShapePaint
              key={shape.id}
              geometry={shapeGeometry(shape.points)}
              style={shape.look(stateOf(shape))}
              patterns={patterns}
              reducedMotion={props.reducedMotion}
            />
          ))}
          {(props.onlyRaised ? raised : shapes).map(
            (shape) =>
              shape.label &&
              shape.look(stateOf(shape)).labelled && (
                <ShapeLabel
                  key={shape.id}
                  shape={shape}
                  selected={shape.id === selectedId}
                  raised={isRaised(shape)}
                  camera={camera}
                  words={props.words}
                />
              ),
          )}
        </g>
      </g>
    </svg>
  )
}
