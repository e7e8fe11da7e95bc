/** The one size at which the studio changes beyond those of the product: the rail folds to its icons. */
export const STUDIO_MEDIA = {
  '--folded-rail': '(max-width: 1023.98px)',
} as const
