import { MEDIA } from '../../ui/media.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import type { Insets } from '../../viewer/viewer-types.ts'

/** What the app bar, the card and the strip at the bottom cover, as their stylesheets place them. */
const DESKTOP: Insets = { top: 104, right: 366, bottom: 110, left: 30 }
const PHONE: Insets = { top: 76, right: 12, bottom: 330, left: 12 }

export function useKeptFree(): Insets {
  return useMediaQuery(MEDIA['--sheets']) ? PHONE : DESKTOP
}
