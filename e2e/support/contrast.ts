import type { Page } from '@playwright/test'

/** A share of the ground may be worse: the edge of a lamp or a cloud behind one letter. */
const WORST_SHARE = 0.02

export interface SeenText {
  readonly text: string
  readonly contrast: number
}

/** The contrast of texts with what is actually behind them: looked at once, with all the letters away. */
export async function contrastsOnPicture(page: Page, selectors: readonly string[]): Promise<SeenText[]> {
  const texts = await page.evaluate((all) => {
    const found = all.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    return (
      found
        // What only screen readers are told is clipped to a pixel.
        .filter((element) => element.checkVisibility() && element.clientWidth !== 1)
        .map((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          const { x, y, width, height } = range.getBoundingClientRect()
          const { color } = getComputedStyle(element)
          return { element, text: element.innerText, colour: color, x, y, width, height }
        })
        .filter(
          ({ x, y, width, height }) =>
            x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight,
        )
        .map(({ element, ...text }) => {
          element.style.setProperty('color', 'transparent')
          return text
        })
    )
  }, selectors)
  const ground = (await page.screenshot()).toString('base64')
  return page.evaluate(measure, { texts, ground, worst: WORST_SHARE })
}

interface Measured {
  texts: { text: string; colour: string; x: number; y: number; width: number; height: number }[]
  ground: string
  worst: number
}

/** Runs in the page, which can read pictures. */
async function measure({ texts, ground, worst }: Measured) {
  const bytes = Uint8Array.from(atob(ground), (character) => character.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  if (!context) return []
  context.drawImage(picture, 0, 0)
  const linear = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const light = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  return texts.map(({ text, colour, x, y, width, height }) => {
    const density = picture.width / innerWidth
    const { data } = context.getImageData(
      x * density,
      y * density,
      width * density || 1,
      height * density || 1,
    )
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
    const ratios: number[] = []
    for (let i = 0; i < data.length; i += 4) {
      const behind = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]
      const seen = [red, green, blue].map((value, k) => value * alpha + (behind[k] ?? 0) * (1 - alpha))
      const [one, other] = [light(seen), light(behind)]
      ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05))
    }
    ratios.sort((a, b) => a - b)
    return { text, contrast: ratios[Math.floor(ratios.length * worst)] ?? 0 }
  })
}
