import { PULSE_STILL, pulseOpacity } from '@belvedere/domain/viewer/pulse'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

export function PulsingLayer({ reducedMotion, children }: { reducedMotion: boolean; children: ReactNode }) {
  const layer = useRef<SVGGElement>(null)
  usePulse(layer, reducedMotion)
  return (
    <g ref={layer} data-pulse style={{ opacity: PULSE_STILL }}>
      {children}
    </g>
  )
}

/** One step per frame, as long as the layer is there (VIE-04). */
function usePulse(layer: RefObject<SVGElement | null>, reducedMotion: boolean): void {
  useEffect(() => {
    const element = layer.current
    if (!element || reducedMotion) return
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      element.style.opacity = String(pulseOpacity(Math.max(0, now - start) / 1000))
      frame = requestAnimationFrame(step)
    })
    return () => {
      cancelAnimationFrame(frame)
      element.style.opacity = String(PULSE_STILL)
    }
  }, [layer, reducedMotion])
}
