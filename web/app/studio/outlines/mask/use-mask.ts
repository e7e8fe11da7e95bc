import { centroid } from '@belvedere/domain/geometry/centroid'
import { encloses } from '@belvedere/domain/geometry/encloses'
import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { type KnownColour, knownColour, memoryFits } from '@belvedere/domain/outlines/mask/known-colours'
import {
  type MaskChoices,
  type MaskPlan,
  type MaskQuestion,
  NO_CHOICES,
  outlinesOf,
  planMask,
  questionKey,
  tieOtherwise,
} from '@belvedere/domain/outlines/mask/plan-mask'
import { rememberColours } from '@belvedere/domain/outlines/mask/remembered-colours'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { browserApi } from '../../../api/loader-api.ts'
import { answered } from '../../../staff/action/use-action.tsx'
import type { DrawnThing, DrawnView } from '../load-drawing.ts'
import { type TracedMask, useTracedMask } from './use-traced-mask.ts'

interface MaskOf {
  readonly projectId: number
  readonly buildingId: number
  readonly view: DrawnView
  readonly views: readonly DrawnView[]
  readonly picture: { readonly width: number; readonly height: number }
  readonly apartments: readonly DrawnThing[]
  /** Points of interest that other pictures of the building show. */
  readonly elsewhere: ReadonlySet<number>
  readonly drawing: Drawing
  /** Nothing is asked for until the tool is chosen. */
  readonly open: boolean
}

export interface Mask {
  readonly traced: TracedMask
  readonly read: (file: File) => void
  readonly plan: MaskPlan
  readonly choices: MaskChoices
  readonly change: (choices: Partial<MaskChoices>) => void
  readonly tie: (index: number, poiId: number | null) => void
  readonly answer: (question: MaskQuestion, answer: number) => void
  /** The colour that is looked at. */
  readonly active: number | undefined
  readonly activate: (index: number | undefined) => void
  readonly memory: { readonly view: string; readonly on: boolean } | undefined
  readonly switchMemory: (on: boolean) => void
  readonly replacing: boolean
  readonly setReplacing: (replacing: boolean) => void
  /** What would be made, by what it leads to. */
  readonly outlines: ReadonlyMap<number, MaskPlan['floors'][number]['colours'][number]['parts']>
  readonly remember: () => void
}

/** A mask on its way to outlines: what was found in it, and what a person said about that. */
export function useMask(of: MaskOf): Mask {
  const { projectId, buildingId, view, views, picture, apartments, elsewhere, drawing, open } = of
  const traced = useTracedMask(picture)
  const [choices, setChoices] = useState(NO_CHOICES)
  const [active, activate] = useState<number>()
  const [replacing, setReplacing] = useState(true)
  const [known, setKnown] = useState<{ viewId: number | null; colours: readonly KnownColour[] }>()
  const [wanted, setWanted] = useState<boolean>()

  const load = useEffectEvent(async () => {
    setKnown(
      await browserApi().read('GET /api/v1/studio/projects/{projectId}/buildings/{id}/mask-colours', {
        params: { projectId, id: buildingId },
      }),
    )
  })
  // What is not remembered is tied by position.
  useEffect(() => {
    if (open) load().catch(() => setKnown({ viewId: null, colours: [] }))
  }, [open])

  const { now } = traced
  const colours = useDeferredValue(now.state === 'traced' ? now.colours : NONE)
  const fits = useMemo(
    () =>
      memoryFits(
        known?.colours ?? [],
        colours.map(({ colour }) => colour),
      ),
    [known, colours],
  )
  const remembering = fits && (wanted ?? true)
  const drawnMiddles = useMemo(
    () =>
      apartments.flatMap(({ poiId, floor }) =>
        (drawing.get(poiId) ?? []).map((part) => ({ floor, at: centroid(part) })),
      ),
    [apartments, drawing],
  )
  const plan = useMemo(
    () =>
      planMask({
        ...{ colours, homes: apartments, choices },
        seenElsewhere: ({ poiId }) => elsewhere.has(poiId) && !drawing.get(poiId)?.length,
        remembered: (colour) => (remembering ? knownColour(known?.colours ?? [], colour) : undefined),
        drawnFloor: ({ parts }) =>
          drawnMiddles.find(({ at }) => parts.some((part) => encloses(part, at)))?.floor,
      }),
    [colours, apartments, choices, elsewhere, drawing, drawnMiddles, remembering, known],
  )
  const outlines = useMemo(() => {
    const all = outlinesOf(plan)
    return replacing ? all : new Map([...all].filter(([poiId]) => !drawing.get(poiId)?.length))
  }, [plan, replacing, drawing])

  return {
    ...{ traced, plan, choices, active, activate, replacing, setReplacing, outlines },
    read(file) {
      setChoices(NO_CHOICES)
      activate(undefined)
      traced.read(file)
    },
    change: (some) => setChoices((before) => ({ ...before, ...some })),
    tie: (index, poiId) => setChoices((before) => tieOtherwise(plan, before, index, poiId)),
    answer: (question, answer) => setChoices((before) => afterAnswer(plan, before, question, answer)),
    memory: fits
      ? { on: remembering, view: (views.find(({ id }) => id === known?.viewId) ?? view).name }
      : undefined,
    switchMemory: setWanted,
    remember() {
      const next = rememberColours(remembering ? (known?.colours ?? []) : [], plan)
      setKnown({ viewId: view.id, colours: next })
      const asked = browserApi().send('PUT /api/v1/studio/projects/{projectId}/buildings/{id}/mask-colours', {
        params: { projectId, id: buildingId },
        body: {
          viewId: view.id,
          colours: next.map(({ hex, poiId, name }) => ({ hex, poiId, ...(name && { name }) })),
        },
      })
      answered(asked)
        // The outlines are made; the next mask will be tied by position.
        .catch(() => undefined)
    },
  }
}

const NONE: [] = []

/** By the number of the button on its card. */
function afterAnswer(
  plan: MaskPlan,
  before: MaskChoices,
  question: MaskQuestion,
  answer: number,
): MaskChoices {
  const choices = { ...before, answered: new Set(before.answered).add(questionKey(question)) }
  switch (question.kind) {
    case 'alike': {
      const { left, right } = question
      if (answer === 2 && right.home) return tieOtherwise(plan, choices, left.index, right.home.poiId)
      if (answer !== 3 || !left.home) return choices
      const { poiId } = left.home
      return { ...choices, ties: new Map(choices.ties).set(left.index, poiId).set(right.index, poiId) }
    }
    case 'clash':
      return answer === 1
        ? tieOtherwise(plan, choices, question.colour.index, question.remembered.poiId)
        : choices
    case 'apart':
      return answer === 2
        ? { ...choices, trimmed: new Set(choices.trimmed).add(question.colour.index) }
        : choices
  }
}
