import type { ShapePattern } from '@belvedere/domain/shape-style'
import { useRef } from 'react'
import type { CameraStore } from './camera-store.ts'
import { useOnCamera } from './use-on-camera.ts'

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
  const square = (pattern: ShapePattern, size: number, angle: number) => ({
    id: patternId(prefix, pattern),
    patternUnits: 'userSpaceOnUse' as const,
    width: size,
    height: size,
    patternTransform: `rotate(${angle})`,
    'data-angle': angle,
  })
  return (
    <defs ref={defs}>
      <pattern {...square('dots', 7, 0)}>
        <circle cx={3.5} cy={3.5} r={1.15} fill="#3a2c00" fillOpacity={0.62} />
      </pattern>
      <pattern {...square('hatch', 7, 45)}>
        <path d="M0 3.5H7" stroke="#fff" strokeOpacity={0.46} strokeWidth={1.8} />
      </pattern>
      <pattern {...square('cross-hatch', 10, 45)}>
        <path d="M0 5H10M5 0V10" stroke="#fff" strokeOpacity={0.3} strokeWidth={1.3} />
      </pattern>
    </defs>
  )
}
