import type { Covers } from '../../viewer/use-kept-free.ts'

/** The card is that of a touched place. */
export const MASTERPLAN_COVERS: Covers = {
  desktop: { bars: { top: 84, right: 0, bottom: 110, left: 0 }, card: { bottom: 330 } },
  flat: { bars: { top: 60, right: 0, bottom: 78, left: 0, words: 60 }, card: { right: 380 } },
  phone: { bars: { top: 76, right: 0, bottom: 106, left: 0, words: 66 }, card: { bottom: 262 } },
}
