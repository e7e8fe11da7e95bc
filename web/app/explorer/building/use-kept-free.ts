import { MEDIA } from '../../ui/media.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import type { Insets } from '../../viewer/viewer-types.ts'

/** What the bars cover, and the card with what gives way to it, as their stylesheets place them. */
const DESKTOP = { bars: { top: 104, right: 30, bottom: 110, left: 30 }, card: { right: 416, bottom: 176 } }
const FLAT = { bars: { top: 60, right: 30, bottom: 136, left: 30 }, card: { right: 380 } }
const PHONE = { bars: { top: 76, right: 12, bottom: 106, left: 12 }, card: { bottom: 330 } }

export function useKeptFree(card: boolean): Insets {
  const sheets = useMediaQuery(MEDIA['--sheets'])
  const flat = useMediaQuery(MEDIA['--flat'])
  const covered = sheets ? PHONE : flat ? FLAT : DESKTOP
  return { ...covered.bars, ...(card && covered.card) }
}
