import { readFileSync } from 'node:fs'
import { stylesheetFault } from '@belvedere/domain/content/project-stylesheet'
import { describe, expect, it } from 'vitest'

/** The faces of the product: its own on light and on dark paper, and that of the demo's second project. */
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const OWN = read('tokens.css')
const SUTON = read('../../../demo/data/suton/stylesheet.css')
const DARK = /@media screen and \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/.exec(OWN)?.[1] ?? ''

const light = tokensOf(OWN.slice(0, OWN.indexOf('@supports')))
const dark = new Map([...light, ...tokensOf(DARK)])
const FACES = {
  'on light paper': light,
  'on dark paper': dark,
  'of Suton, where the system is light': new Map([...light, ...tokensOf(SUTON)]),
  'of Suton, where the system is dark': new Map([...dark, ...tokensOf(SUTON)]),
}

const PAPERS = ['paper', 'paper-2', 'field']
const WORDS = ['ink', 'ink-2', 'ink-3', 'accent-text', 'error', 'success', 'warning', 'info']
const STATUSES = ['available', 'pending-reservation', 'reserved', 'sold', 'unavailable'].map(
  (key) => `stt-${key}`,
)

/** Text and its ground, as they meet on the screens. */
const TEXTS = [
  ...WORDS.flatMap((word) => PAPERS.map((paper) => [word, paper] as const)),
  ...STATUSES.flatMap((status) => ['paper', 'paper-2'].map((paper) => [status, paper] as const)),
  ['ink', 'paper-3'],
  ['ink-2', 'paper-3'],
  ['on-accent', 'accent'],
  ['on-bright', 'bright'],
  ['on-bright', 'bright-2'],
  ['on-glass', 'shade'],
  ['on-glass', 'night'],
  ['on-glass', 'glass-solid'],
  ['plan-ink', 'plan'],
] as const

/** Lines and rings that say something: where a field begins, what has the focus, which picture is chosen. */
const MARKS = [
  ['field-line', 'field'],
  ['focus', 'paper'],
  ['focus', 'field'],
  ['accent', 'paper'],
  ['accent-light', 'plan'],
] as const

describe.each(Object.entries(FACES))('the face %s [GEN-04]', (_, tokens) => {
  it.each(TEXTS)('writes --%s on --%s at 4.5 or more', (text, ground) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(MARKS)('draws --%s on --%s at 3 or more', (mark, ground) => {
    expect(contrast(tokens, mark, ground)).toBeGreaterThanOrEqual(3)
  })
})

it("is a stylesheet that a project's admin could have written [GEN-04]", () => {
  expect(stylesheetFault(SUTON)).toBeUndefined()
})

type Tokens = ReadonlyMap<string, string>
type Colour = readonly [red: number, green: number, blue: number, alpha: number]

function tokensOf(css: string): Tokens {
  return new Map(
    [...css.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function contrast(tokens: Tokens, text: string, ground: string): number {
  const behind = colourOf(tokens, ground)
  const [red, green, blue, alpha] = colourOf(tokens, text)
  const over = (value: number, at: 0 | 1 | 2) => value * alpha + behind[at] * (1 - alpha)
  const [one, other] = [lightOf([over(red, 0), over(green, 1), over(blue, 2)]), lightOf(behind)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function colourOf(tokens: Tokens, name: string): Colour {
  const value = tokens.get(name) ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (other) return colourOf(tokens, other)
  const short = /^#([\da-f]{3})$/i.exec(value)?.[1]?.replace(/./g, '$&$&')
  const hex = short ?? /^#([\da-f]{6})$/i.exec(value)?.[1]
  if (hex) {
    const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
    return [part(0), part(2), part(4), 1]
  }
  const [red = 0, green = 0, blue = 0, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number)
  if (!value.startsWith('rgb(')) throw new Error(`--${name} is no plain colour: ${value}`)
  return [red, green, blue, alpha]
}

function lightOf(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
