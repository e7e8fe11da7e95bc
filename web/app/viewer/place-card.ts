import type { Box } from '@belvedere/domain/geometry/box'
import { clamp, type Size } from '@belvedere/domain/viewer/camera'

const STEM_PX = 64
/** A shorter one would hardly be seen. */
const LEAST_STEM_PX = 16

interface CardPlace {
  readonly side: 'above' | 'below' | 'right' | 'left'
  /** The card's corner. */
  readonly left: number
  readonly top: number
  /** How far it stands from the shape. */
  readonly stem: number
}

interface PlaceCard {
  /** On the screen, as everything here. */
  readonly shape: Box
  /** Where a stem meets the upper and the lower edge of the shape. */
  readonly tip: { readonly x: number; readonly top: number; readonly bottom: number }
  readonly card: Size
  /** Between cards and bars. */
  readonly free: Box
}

/** Beside its shape and wholly in the free part of the view: above it, else below, else where there is more room. */
export function placeCard({ shape, tip, card, free }: PlaceCard): CardPlace {
  const left = clamp(tip.x - card.width / 2, free.left, free.right - card.width)
  const above = Math.min(STEM_PX, tip.top - free.top - card.height)
  if (above >= LEAST_STEM_PX) return { side: 'above', left, top: tip.top - above - card.height, stem: above }
  const below = Math.min(STEM_PX, free.bottom - tip.bottom - card.height)
  if (below >= LEAST_STEM_PX) return { side: 'below', left, top: tip.bottom + below, stem: below }

  const top = clamp((shape.top + shape.bottom - card.height) / 2, free.top, free.bottom - card.height)
  return free.right - shape.right >= shape.left - free.left
    ? {
        side: 'right',
        left: Math.min(shape.right + LEAST_STEM_PX, free.right - card.width),
        top,
        stem: LEAST_STEM_PX,
      }
    : {
        side: 'left',
        left: Math.max(shape.left - LEAST_STEM_PX - card.width, free.left),
        top,
        stem: LEAST_STEM_PX,
      }
}
