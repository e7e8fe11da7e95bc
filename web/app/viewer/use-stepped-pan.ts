import { type PanStep, steppedPan } from '@belvedere/domain/viewer/stepped-pan'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { slackEdge } from './camera.ts'
import type { DeepZoom } from './deep-zoom.ts'
import type { Size } from './viewer-types.ts'

const INPUTS = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const

interface SteppedPan {
  readonly stage: RefObject<HTMLElement | null>
  readonly deepZoom: DeepZoom | null
  readonly picture: Size
  readonly ready: boolean
  readonly reducedMotion: boolean
  /** Someone is already looking at something. */
  readonly disabled: boolean
  readonly onStep: (to: PanStep['to']) => void
}

/**
 * Once per opened view; any input ends it (VIE-05). Who has the picture in hand keeps it where it is; who presses
 * something else is not left at the edge.
 */
export function useSteppedPan({
  stage,
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
    let atEdge = false
    const end = ({ type, target }: Event) => {
      ended.abort()
      const elsewhere = type === 'pointerdown' && !stage.current?.contains(target as Node)
      if (atEdge && elsewhere) take({ to: 'home', waitMs: 0 })
    }
    for (const input of INPUTS)
      addEventListener(input, end, { capture: true, passive: true, signal: ended.signal })
    run(
      steps(),
      (step) => {
        atEdge = step.to === 'edge'
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
