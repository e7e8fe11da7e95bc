import type { ShapeStroke, ShapeStyle } from '@belvedere/domain/viewer/shape-style'
import { FixedSize } from './fixed-size.tsx'
import { patternId } from './patterns.tsx'
import { PulsingLayer } from './pulsing-layer.tsx'
import type { ShapeGeometry } from './shape-geometry.ts'

interface ShapePaintProps {
  readonly geometry: ShapeGeometry
  readonly style: ShapeStyle
  readonly patterns: string
  readonly reducedMotion: boolean
}

const MARKER = 'M-14 0A14 14 0 1 1 14 0A14 14 0 1 1 -14 0Z'
/** An "i" in the marker. */
const MARK = 'M0 -1.5V6.5M0 -6V-5.9'
/** A target of 44 px around a marker (design, 6). */
const MARKER_TARGET_RADIUS = 22

/** A shape as its style says; what pulses is the fill, never the outline. */
export function ShapePaint({ geometry, style, patterns, reducedMotion }: ShapePaintProps) {
  const path = geometry.isMarker ? MARKER : geometry.path
  const fill = (
    <>
      <path d={path} fill={style.fill} fillOpacity={style.fillOpacity} />
      {style.pattern !== 'none' && <path d={path} fill={`url(#${patternId(patterns, style.pattern)})`} />}
    </>
  )
  const paint = (
    <>
      {style.pulses ? <PulsingLayer reducedMotion={reducedMotion}>{fill}</PulsingLayer> : fill}
      {style.underStroke && <Stroke path={path} {...style.underStroke} />}
      <Stroke path={path} {...style} />
      {geometry.isMarker && <path d={MARK} stroke="#fcf8f1" strokeWidth={2.2} strokeLinecap="round" />}
    </>
  )
  return geometry.isMarker ? <FixedSize at={geometry.labelAt}>{paint}</FixedSize> : paint
}

/** Unseen, for the pointer. Not painted at all: a transparent fill would make the browser paint and carry nothing. */
export function ShapeTarget({ geometry }: { geometry: ShapeGeometry }) {
  if (!geometry.isMarker) return <path d={geometry.path} fill="none" pointerEvents="fill" />
  return (
    <FixedSize at={geometry.labelAt}>
      <circle r={MARKER_TARGET_RADIUS} fill="none" pointerEvents="fill" />
    </FixedSize>
  )
}

function Stroke({
  path,
  dash,
  stroke,
  strokeOpacity,
  strokeWidth,
}: ShapeStroke & { path: string; dash?: string }) {
  return (
    <path
      d={path}
      fill="none"
      stroke={stroke}
      strokeOpacity={strokeOpacity}
      strokeWidth={strokeWidth}
      strokeDasharray={dash}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  )
}
