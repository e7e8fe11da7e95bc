import { MEDIA } from '../ui/media.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'
import type { KeptFree } from './viewer-types.ts'

/** What a screen's bars cover of its picture, and what its card covers in their place, as their stylesheets put them. */
interface Cover {
  readonly bars: KeptFree
  readonly card: Partial<KeptFree>
}

export interface Covers {
  readonly desktop: Cover
  /** A laptop, where it differs from a desktop. */
  readonly low?: Cover
  /** A telephone on its side. */
  readonly flat: Cover
  readonly phone: Cover
}

/** What the viewer keeps free of the things that it shows, as the screen is now. */
export function useKeptFree({ desktop, low = desktop, flat, phone }: Covers, hasCard: boolean): KeptFree {
  const isPhone = useMediaQuery(MEDIA['--sheets'])
  const isFlat = useMediaQuery(MEDIA['--flat'])
  const isLow = useMediaQuery(MEDIA['--low'])
  const { bars, card } = isPhone ? phone : isFlat ? flat : isLow ? low : desktop
  return { ...bars, ...(hasCard && card) }
}
