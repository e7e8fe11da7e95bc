/**
 * The sizes at which the product changes its form (LAY-05, FLT-12), by name. A stylesheet says `@media (--phone)`
 * (vite/named-media.ts), a script asks for the same: there is no number to be kept equal.
 */
export const MEDIA = {
  /** Where a line has no room for what other phones show on one. */
  '--tiny': '(max-width: 379.98px)',
  /** A panel at the side would leave hardly anything beside it: it takes the whole width (CAL-04). */
  '--narrow': '(max-width: 449.98px)',
  /** Panels and cards come up from the thumb, over the whole width. */
  '--sheets': '(max-width: 549.98px)',
  /** Panels and cards stand beside the picture. */
  '--cards': '(min-width: 550px)',
  '--phone': '(max-width: 599.98px)',
  '--from-tablet': '(min-width: 600px)',
  '--to-tablet': '(max-width: 959.98px)',
  '--from-desktop': '(min-width: 960px)',
  '--to-wide': '(max-width: 1279.98px)',
  '--from-wide': '(min-width: 1280px)',
  /** An app bar with tools and actions has room for all their words. */
  '--from-full': '(min-width: 1600px)',
  /** A phone on its side, where it is also one of `--cards`. */
  '--flat': '(max-height: 479.98px)',
  '--upright': '(min-height: 480px)',
  /** Room for the card and the zoom buttons one under another. */
  '--high': '(min-height: 960px)',
  /** A laptop: no room for the card, the legend and the bar one under another. */
  '--low': '(max-height: 839.98px)',
  /** Bars with all their words have no room for one more. */
  '--full-bars': '(min-width: 1280px) and (max-width: 1365.98px)',
  /** What stands in the middle would lie on a card at the edge, and there is room beside it. */
  '--card-in-the-way': '(min-width: 768px) and (max-width: 1099.98px)',
} as const
