import type { Covers } from '../../viewer/use-kept-free.ts'

/** The card is that of the selected apartment, with what gives way to it. */
export const BUILDING_COVERS: Covers = {
  desktop: {
    bars: { top: 104, right: 30, bottom: 110, left: 30, words: 84 },
    card: { right: 346, bottom: 176 },
  },
  // The zoom buttons stand beside the card, as high as the lower floors.
  low: {
    bars: { top: 104, right: 30, bottom: 110, left: 30, words: 84 },
    card: { right: 416, bottom: 176, card: 346 },
  },
  flat: { bars: { top: 60, right: 30, bottom: 136, left: 30, words: 60 }, card: { right: 380 } },
  phone: { bars: { top: 76, right: 12, bottom: 106, left: 12, words: 66 }, card: { bottom: 330 } },
}

/** A sold one has the way to those like it, too. */
export const SOLD_COVERS: Covers = {
  ...BUILDING_COVERS,
  phone: { ...BUILDING_COVERS.phone, card: { bottom: 370 } },
}
