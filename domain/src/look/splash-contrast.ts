import { type Channels, channelsOf, contrast, type Hex, hexOf, mixed } from './contrast.ts'

/** Into so many columns and rows a picture is blurred to be judged: each is about as large as a letter of the title. */
export const COARSE = 24

export interface CoarsePicture {
  /** Its width by its height. */
  readonly ratio: number
  /** Red, green, blue, and what else there is of a pixel, row by row from the top left: COARSE rows of COARSE pixels. */
  readonly values: ArrayLike<number>
}

/**
 * The splash on a window of 1440 × 900, in shares of its height, as `splash.module.css` and `title-picture.module.css`
 * draw it, which a test holds to. The shade is thinnest there beneath the name; on a phone the words stand higher.
 */
const WINDOW_RATIO = 1.6
const WORDS = { from: 0.08, to: 0.3 }
const PICTURE = { top: 0.145, height: 0.9 }
/** Of the window's width. The words stand in the middle of it. */
const ACROSS = { from: 0.2, to: 0.8 }
const SAMPLES = 24

/** The least contrast of the title, and of the line beneath it, with what lies behind them. */
export function contrastOverSplash(
  picture: CoarsePicture,
  { words, night }: { words: Hex; night: Hex },
): number {
  const shades = [
    { at: 0, colour: channelsOf(mixed(night, '#ffffff', 0.08)), alpha: 1 },
    { at: 0.15, colour: channelsOf(mixed(night, '#ffffff', 0.16)), alpha: 1 },
    { at: 0.3, colour: channelsOf(night), alpha: 0.62 },
  ]
  let least = Number.POSITIVE_INFINITY
  for (let row = 0; row <= SAMPLES; row++) {
    const down = between(WORDS.from, WORDS.to, row / SAMPLES)
    for (let column = 0; column <= SAMPLES; column++) {
      const behind = colourAt(picture, between(ACROSS.from, ACROSS.to, column / SAMPLES), down)
      const ground = shaded(behind ?? channelsOf(night), shades, down)
      least = Math.min(least, contrast(words, hexOf(ground)))
    }
  }
  return least
}

const between = (from: number, to: number, share: number): number => from + (to - from) * share

/** Of the picture, which covers its frame from the middle; nothing of it is above the frame. */
function colourAt({ ratio, values }: CoarsePicture, across: number, down: number): Channels | undefined {
  const inFrame = (down - PICTURE.top) / PICTURE.height
  if (inFrame < 0) return undefined
  const frame = WINDOW_RATIO / PICTURE.height
  const seen = { across: Math.min(1, frame / ratio), down: Math.min(1, ratio / frame) }
  const cell = (share: number, seenShare: number) =>
    Math.min(COARSE - 1, Math.floor(COARSE * ((1 - seenShare) / 2 + share * seenShare)))
  const pixel = values.length / (COARSE * COARSE)
  const at = (cell(inFrame, seen.down) * COARSE + cell(across, seen.across)) * pixel
  return [values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0]
}

type Shade = { readonly at: number; readonly colour: Channels; readonly alpha: number }

/** As a browser lays a gradient over it: colours are mixed by how much of them there is. */
function shaded(behind: Channels, shades: readonly Shade[], down: number): Channels {
  const next = shades.findIndex(({ at }) => at >= down)
  const [one, other] = [shades[Math.max(0, next - 1)], shades[next]]
  if (!one || !other) return behind
  const share = other.at === one.at ? 1 : (down - one.at) / (other.at - one.at)
  const alpha = between(one.alpha, other.alpha, share)
  const mix = (nth: 0 | 1 | 2) =>
    between(one.colour[nth] * one.alpha, other.colour[nth] * other.alpha, share) + behind[nth] * (1 - alpha)
  return [mix(0), mix(1), mix(2)]
}
