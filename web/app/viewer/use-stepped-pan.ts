import type { Camera, Size } from '@belvedere/domain/viewer/camera'
import { type PanStep, steppedPan } from '@belvedere/domain/viewer/stepped-pan'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { DeepZoom } from './deep-zoom.ts'

const INPUTS = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const

interface SteppedPan {
  readonly stage: RefObject<HTMLElement | null>
  readonly deepZoom: DeepZoom | null
  readonly edge: (view: Size) => Camera
  readonly ready: boolean
  readonly reducedMotion: boolean
  /** Someone is already looking at something. */
  readonly disabled: boolean
  readonly onStep: (to: PanStep['to']) => void
}

/**
 * Once per opened view; any input ends it (VIE-05). Who takes the picture in hand has it stand still, under a finger
 * that has just come down; who presses something else is not left at the edge.
 */
export function useSteppedPan({
  stage,
  deepZoom,
  edge,
  ready,
  reducedMotion,
  disabled,
  onStep,
}: SteppedPan): void {
  const take = useEffectEvent(({ to }: PanStep) => {
    if (to === 'home') deepZoom?.home()
    else deepZoom?.moveTo(edge(deepZoom.view()))
    onStep(to)
  })
  const halt = useEffectEvent(() => deepZoom?.halt())
  const steps = useEffectEvent(() =>
    disabled ? [] : steppedPan({ width: innerWidth, height: innerHeight, reducedMotion }),
  )

  useEffect(() => {
    if (!ready) return
    const ended = new AbortController()
    let last: PanStep['to'] | undefined
    const end = ({ type, target }: Event) => {
      ended.abort()
      const elsewhere = type === 'pointerdown' && !stage.current?.contains(target as Node)
      if (!elsewhere && last) halt()
      if (elsewhere && last === 'edge') take({ to: 'home', waitMs: 0 })
    }
    for (const input of INPUTS)
      addEventListener(input, end, { capture: true, passive: true, signal: ended.signal })
    run(
      steps(),
      (step) => {
        last = step.to
        take(step)
      },
      ended.signal,
    )
    return () => ended.abort()
  }, [ready, stage])
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
