import { PULSE_STILL } from '@belvedere/domain/viewer/pulse'
import { type ReactNode, useRef } from 'react'
import { usePulse } from './use-pulse.ts'

export function PulsingLayer({ reducedMotion, children }: { reducedMotion: boolean; children: ReactNode }) {
  const layer = useRef<SVGGElement>(null)
  usePulse(layer, reducedMotion)
  return (
    <g ref={layer} data-pulse style={{ opacity: PULSE_STILL }}>
      {children}
    </g>
  )
}
