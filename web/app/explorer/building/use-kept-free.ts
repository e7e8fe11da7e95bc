import { MEDIA } from '../../ui/media.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import type { Insets } from '../../viewer/viewer-types.ts'

/** What the app bar and the strip at the bottom cover, and the card, as their stylesheets place them. */
const DESKTOP = { bars: { top: 104, right: 30, bottom: 110, left: 30 }, card: { right: 366 } }
const FLAT = { bars: { top: 60, right: 30, bottom: 78, left: 30 }, card: { right: 392 } }
const PHONE = { bars: { top: 76, right: 12, bottom: 106, left: 12 }, card: { bottom: 330 } }

export function useKeptFree(card: boolean): Insets {
  const sheets = useMediaQuery(MEDIA['--sheets'])
  const flat = useMediaQuery(MEDIA['--flat'])
  const covered = sheets ? PHONE : flat ? FLAT : DESKTOP
  return { ...covered.bars, ...(card && covered.card) }
}
