import type { ShapePattern } from '@belvedere/domain/viewer/shape-style'
import { useRef } from 'react'
import { type CameraStore, useOnCamera } from './camera-store.ts'
import { PATTERN_TILES } from './pattern-tiles.ts'

export function patternId(prefix: string, pattern: ShapePattern): string {
  return `${prefix}-${pattern}`
}

/** In screen pixels: the patterns do not grow with zoom. */
export function Patterns({ prefix, camera }: { prefix: string; camera: CameraStore }) {
  const defs = useRef<SVGDefsElement>(null)
  useOnCamera(camera, ({ scale }) => {
    for (const pattern of defs.current?.children ?? [])
      pattern.setAttribute(
        'patternTransform',
        `scale(${1 / scale}) rotate(${pattern.getAttribute('data-angle')})`,
      )
  })
  return (
    <defs ref={defs}>
      {Object.entries(PATTERN_TILES).map(([name, { size, angle, d, colour, opacity, lineWidth }]) => (
        <pattern
          key={name}
          id={patternId(prefix, name as ShapePattern)}
          patternUnits="userSpaceOnUse"
          width={size}
          height={size}
          patternTransform={`rotate(${angle})`}
          data-angle={angle}
        >
          {lineWidth === undefined ? (
            <path d={d} fill={colour} fillOpacity={opacity} />
          ) : (
            <path d={d} stroke={colour} strokeOpacity={opacity} strokeWidth={lineWidth} />
          )}
        </pattern>
      ))}
    </defs>
  )
}
