import { type MaskColour, traceMask } from '@belvedere/domain/outlines/mask/trace-mask'
import { tieByPosition } from '@belvedere/domain/outlines/tie-by-position'
import { byOutline, demoMask, type Format } from './demo-mask.ts'
import { type DemoView, demoApartments } from './demo-views.ts'
import { overlap } from './overlap.ts'

/** Larger than any picture of the demo: the frame is the same, and it is scaled. */
const LARGE = { width: 6528, height: 3672 }

export interface MeasuredMask {
  readonly view: string
  readonly format: Format
  /** Of each apartment with its true outline; 0 for one whose colour was not found. */
  readonly overlaps: readonly number[]
  /** Colours that were found though nothing was drawn in them. */
  readonly strays: number
  /** How many were put on their own floor by their position alone. */
  readonly onTheirFloor: number
}

/** The outlines traced from the view's mask, beside those that the mask was drawn from. */
export async function measureMask(view: DemoView, format: Format): Promise<MeasuredMask> {
  const found = coloursOf(traceMask(await demoMask(view, format), view))
  const own = byOutline(view, found)
  return {
    view: view.key,
    format,
    overlaps: overlapsOf(view, own),
    strays: found.filter((colour) => !own.includes(colour)).length,
    onTheirFloor: onTheirFloor(view, found, own),
  }
}

export interface MeasuredLargeMask {
  readonly megapixels: number
  readonly seconds: number
  readonly overlaps: readonly number[]
}

export async function measureLargeMask(view: DemoView): Promise<MeasuredLargeMask> {
  const mask = await demoMask(view, 'png', LARGE)
  const start = performance.now()
  const traced = traceMask(mask, view)
  const seconds = (performance.now() - start) / 1000
  const overlaps = overlapsOf(view, byOutline(view, coloursOf(traced)))
  return { megapixels: (LARGE.width * LARGE.height) / 1e6, seconds, overlaps }
}

function coloursOf(traced: ReturnType<typeof traceMask>): readonly MaskColour[] {
  return traced.frame === 'other' ? [] : traced.colours
}

function overlapsOf(view: DemoView, own: readonly (MaskColour | undefined)[]): number[] {
  return view.outlines.map(({ points }, i) => {
    const parts = own[i]?.parts
    return parts ? overlap([points], parts) : 0
  })
}

function onTheirFloor(
  view: DemoView,
  found: readonly MaskColour[],
  own: readonly (MaskColour | undefined)[],
): number {
  const apartments = demoApartments.filter(({ building }) => building === view.building)
  const floors = tieByPosition(found, apartments, 'left-to-right', () => false)
  return view.outlines.filter(({ apartment }, i) =>
    floors.some(
      ({ floor, tied }) => floor === apartment.floor && tied.some(({ region }) => region === own[i]),
    ),
  ).length
}
