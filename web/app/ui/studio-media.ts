/** The sizes at which the studio changes beyond those of the product. */
export const STUDIO_MEDIA = {
  /** What stands side by side has no room beside the rail. */
  '--one-column': '(max-width: 1279.98px)',
  /** The rail folds to its icons. */
  '--folded-rail': '(max-width: 1023.98px)',
} as const
