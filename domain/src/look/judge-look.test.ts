import { expect, it } from 'vitest'
import { stylesheetFault } from '../content/project-stylesheet.ts'
import { chosenLook, FACE_PAIRS, onDark, tokensOf, withChosen } from './chosen-look.ts'
import { contrast } from './contrast.ts'
import { judgeLook, nearestPassing } from './judge-look.ts'

const RIVA = ':root {\n  --accent-light: #16474F;\n  --accent-dark: #8CCBC7;\n}\n'

const failing = (accent: `#${string}`) =>
  judgeLook({ accent, accentOnDark: onDark(accent), faces: 'newsreader' })
    .filter(({ passes }) => !passes)
    .map(({ about }) => about)

it('reckons contrast as WCAG does [LOK-01]', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#16474f', '#fcfaf6')).toBeCloseTo(9.8, 1)
})

it('lets a look pass that can be read and told from every status [LOK-01]', () => {
  const checks = judgeLook(chosenLook(RIVA))
  expect(checks.map(({ about, passes }) => [about, passes])).toEqual([
    ['accent-on-paper', true],
    ['text-on-button', true],
    ['accent-on-dark-paper', true],
    ['apart-from-status', true],
  ])
  expect(checks[3]).toMatchObject({ status: 'unavailable' })
})

it.each([
  ['too light to be read', '#9fd8cf', ['accent-on-paper', 'text-on-button']],
  ['the colour of what is sold', '#a6387f', ['apart-from-status']],
  ['the colour of what is reserved', '#d96a12', ['accent-on-paper', 'text-on-button', 'apart-from-status']],
] as const)('stops an accent that is %s [LOK-01]', (_, accent, about) => {
  expect(failing(accent)).toEqual(about)
  const other = nearestPassing({ accent, accentOnDark: onDark(accent), faces: 'newsreader' })
  expect(other && failing(other.accent)).toEqual([])
})

it('keeps what others wrote in a stylesheet, and reads back what was chosen [LOK-01]', () => {
  const written =
    '/* --accent-light: #000000 of old */\n:root {\n  --accent-light: #16474f;\n  --r-2: 5px;\n}\n'
  for (const faces of FACE_PAIRS) {
    const look = { accent: '#1b4f78', accentOnDark: '#9fc4ff', faces } as const
    const once = withChosen(written, look)
    expect(stylesheetFault(once)).toBeUndefined()
    expect(chosenLook(once)).toEqual(look)
    expect(tokensOf(once).get('--r-2')).toBe('5px')
    expect(withChosen(once, look)).toBe(once)
  }
})
