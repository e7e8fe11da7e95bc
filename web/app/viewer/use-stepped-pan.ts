import { type PanStep, steppedPan } from '@belvedere/domain/stepped-pan'
import { useEffect, useEffectEvent } from 'react'
import type { DeepZoom } from './deep-zoom.ts'
import { slackEdge } from './slack-edge.ts'
import type { Size } from './viewer-types.ts'

const INPUTS = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const

interface SteppedPan {
  readonly deepZoom: DeepZoom | null
  readonly picture: Size
  readonly ready: boolean
  readonly reducedMotion: boolean
  /** Someone is already looking at something. */
  readonly disabled: boolean
  readonly onStep: (to: PanStep['to']) => void
}

/** Once per opened view; any input ends it (VIE-05). */
export function useSteppedPan({
  deepZoom,
  picture,
  ready,
  reducedMotion,
  disabled,
  onStep,
}: SteppedPan): void {
  const take = useEffectEvent(({ to }: PanStep) => {
    if (to === 'home') deepZoom?.home()
    else deepZoom?.moveTo(slackEdge(deepZoom.target(), picture, deepZoom.view()))
    onStep(to)
  })
  const steps = useEffectEvent(() =>
    disabled ? [] : steppedPan({ width: innerWidth, height: innerHeight, reducedMotion }),
  )

  useEffect(() => {
    if (!ready) return
    const ended = new AbortController()
    for (const input of INPUTS)
      addEventListener(input, () => ended.abort(), { capture: true, passive: true, signal: ended.signal })
    run(steps(), (step) => take(step), ended.signal)
    return () => ended.abort()
  }, [ready])
}

async function run(
  steps: readonly PanStep[],
  take: (step: PanStep) => void,
  ended: AbortSignal,
): Promise<void> {
  for (const step of steps) {
    await new Promise((resolve) => setTimeout(resolve, step.waitMs))
    if (ended.aborted) return
    take(step)
  }
}
