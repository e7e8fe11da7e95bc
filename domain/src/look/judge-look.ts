import { colourDistance } from '../outlines/mask/colour-distance.ts'
import { type ChosenLook, onDark, tokensOf } from './chosen-look.ts'
import { channelsOf, contrast, type Hex, isHex, mixed } from './contrast.ts'
import { GROUNDS, STATUS_COLOURS } from './grounds.ts'
import { type CoarsePicture, contrastOverSplash } from './splash-contrast.ts'

const CONTRAST_MIN = 4.5
/** From here on an accent is not taken for a status. */
const DISTANCE_MIN = 15

export type ColouredStatus = keyof typeof STATUS_COLOURS

export interface LookCheck {
  readonly about:
    | 'accent-on-paper'
    | 'text-on-button'
    | 'accent-on-dark-paper'
    | 'title-on-splash'
    | 'apart-from-status'
  readonly value: number
  readonly passes: boolean
  /** The nearest one, of the last check. */
  readonly status?: ColouredStatus
}

/**
 * What can be read and told apart in a look (LOK-01); a stylesheet's own papers are judged as they are, and the title
 * where there is a picture behind it.
 */
export function judgeLook(
  { accent, accentOnDark }: ChosenLook,
  stylesheet = '',
  splash?: CoarsePicture,
): readonly LookCheck[] {
  const tokens = tokensOf(stylesheet)
  const ground = (name: string, otherwise: Hex) => {
    const value = tokens.get(name) ?? ''
    return isHex(value) ? value : otherwise
  }
  const isAlwaysDark = tokens.get('--scheme') === 'dark'
  const read = (about: LookCheck['about'], value: number): LookCheck => ({
    about,
    value,
    passes: value >= CONTRAST_MIN,
  })
  const byDay = [
    read('accent-on-paper', contrast(accent, ground('--paper', GROUNDS.paper))),
    read('text-on-button', contrast(ground('--on-accent', GROUNDS.onAccent), accent)),
  ]
  const title = splash && {
    words: ground('--on-glass', GROUNDS.onGlass),
    night: ground('--night', GROUNDS.night),
  }
  const atNight = isAlwaysDark ? ground('--paper', GROUNDS.darkPaper) : GROUNDS.darkPaper
  return [
    ...(isAlwaysDark ? [] : byDay),
    read('accent-on-dark-paper', contrast(accentOnDark, atNight)),
    ...(splash && title ? [read('title-on-splash', contrastOverSplash(splash, title))] : []),
    apartFromStatus(isAlwaysDark ? accentOnDark : accent),
  ]
}

function apartFromStatus(accent: Hex): LookCheck {
  const distances = (Object.entries(STATUS_COLOURS) as [ColouredStatus, Hex][]).map(([status, colour]) => ({
    status,
    value: colourDistance(channelsOf(accent), channelsOf(colour)),
  }))
  const nearest = distances.reduce((least, one) => (one.value < least.value ? one : least))
  return { about: 'apart-from-status', ...nearest, passes: nearest.value >= DISTANCE_MIN }
}

const STEP = 0.02

/** The nearest accent that passes: darker or lighter than the one that does not; undefined where none does. */
export function nearestPassing(look: ChosenLook, stylesheet = ''): ChosenLook | undefined {
  for (let share = STEP; share < 1; share += STEP)
    for (const towards of ['#000000', '#ffffff'] as const) {
      const accent = mixed(look.accent, towards, share)
      const other = { ...look, accent, accentOnDark: onDark(accent) }
      if (judgeLook(other, stylesheet).every(({ passes }) => passes)) return other
    }
  return undefined
}
