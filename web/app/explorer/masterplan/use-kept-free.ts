import { MEDIA } from '../../ui/media.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import type { Insets } from '../../viewer/viewer-types.ts'

/** What the bars cover, and the card of a touched place, as their stylesheets place them. */
const DESKTOP = { bars: { top: 84, right: 0, bottom: 110, left: 0 }, card: { bottom: 330 } }
const FLAT = { bars: { top: 60, right: 0, bottom: 78, left: 0 }, card: { right: 380 } }
const PHONE = { bars: { top: 76, right: 0, bottom: 106, left: 0 }, card: { bottom: 330 } }

export function useKeptFree(card: boolean): Insets {
  const phone = useMediaQuery(MEDIA['--sheets'])
  const flat = useMediaQuery(MEDIA['--flat'])
  const covered = phone ? PHONE : flat ? FLAT : DESKTOP
  return { ...covered.bars, ...(card && covered.card) }
}
