import { type RefObject, useState } from 'react'
import type { Mask } from './use-mask.ts'
import { useMaskKeys } from './use-mask-keys.ts'

interface MaskViewOf {
  readonly mask: Mask
  readonly open: boolean
  readonly canvas: RefObject<HTMLElement | null>
  readonly onMake: () => void
  readonly onLeave: () => void
}

/** How a mask is looked at: the wipe, the points, and the question that is asked first; and all of its keys. */
export function useMaskView({ mask, open, canvas, onMake, onLeave }: MaskViewOf) {
  const [wipe, setWipe] = useState(0.5)
  const [whole, setWhole] = useState(false)
  const [points, setPoints] = useState(false)
  const traced = open && mask.traced.now.state === 'traced'
  const [question] = traced ? mask.plan.questions : []
  const wipeTo = (share: number) => setWipe(Math.max(0, Math.min(1, share)))
  const ready = traced && mask.outlines.size > 0
  function make() {
    if (!ready) return
    mask.remember()
    onMake()
  }
  useMaskKeys({
    ...{ open, onLeave, onMake: make, onWhole: setWhole },
    onWipe: (by) => wipeTo(wipe + by / Math.max(1, canvas.current?.clientWidth ?? 1)),
    onAnswer: (answer) => question && mask.answer(question, answer),
  })
  return { traced, question, wipe: whole ? 0 : wipe, wipeTo, points, setPoints, make }
}
