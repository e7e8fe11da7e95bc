import { contrast, type Hex, isHex, mixed } from './contrast.ts'
import { GROUNDS } from './grounds.ts'

/** The pairs of typefaces that come with the product. */
export const FACES = {
  newsreader: {
    '--font-display': '"Newsreader Variable", "Newsreader Fallback", Georgia, serif',
    '--font-ui': '"Hanken Grotesk Variable", "Hanken Fallback", Arial, sans-serif',
  },
  bricolage: {
    '--font-display': '"Bricolage Grotesque Variable", "Bricolage Fallback", Arial, sans-serif',
    '--font-ui': '"Figtree Variable", "Figtree Fallback", Arial, sans-serif',
    '--w-display': '620',
    '--t-hero': '680 clamp(100px, 12vw, 168px) / 0.9 var(--font-display)',
    '--t-display-xl': '640 clamp(38px, 4.6vw, 66px) / 1.06 var(--font-display)',
    '--t-display-l': '640 clamp(40px, 2vw + 30px, 54px) / 1.06 var(--font-display)',
    '--t-display-m': '620 clamp(22px, 1vw + 17px, 29px) / 1.12 var(--font-display)',
    '--t-display-s': '620 23px / 30px var(--font-display)',
    '--t-payment': '600 clamp(50px, 2vw + 40px, 60px) / 1.1 var(--font-display)',
    '--t-price-s': '600 22px / 30px var(--font-display)',
    '--t-price-m': '600 26px / 34px var(--font-display)',
    '--t-price-l': '600 31px / 38px var(--font-display)',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>

export type FacePair = keyof typeof FACES
export const FACE_PAIRS = Object.keys(FACES) as FacePair[]

/** What an author chooses; a stylesheet may set more, which stays as it is. */
export interface ChosenLook {
  readonly accent: Hex
  /** Where the paper is dark. */
  readonly accentOnDark: Hex
  readonly faces: FacePair
}

const DEFAULT: ChosenLook = { accent: '#16474f', accentOnDark: '#8ccbc7', faces: 'newsreader' }

// One that is not closed goes to the end, as browsers read it.
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g
const DECLARATION = /(?<![\w-])(--[\w-]+)\s*:\s*([^;}]+)/g

/** The tokens that a stylesheet sets, the last of each: that is the one that holds. */
export function tokensOf(stylesheet: string): ReadonlyMap<string, string> {
  const bare = stylesheet.replaceAll(COMMENT, '')
  return new Map([...bare.matchAll(DECLARATION)].map(([, name = '', value = '']) => [name, value.trim()]))
}

export function chosenLook(stylesheet: string): ChosenLook {
  const tokens = tokensOf(stylesheet)
  const colour = (name: string, otherwise: Hex) => {
    const value = tokens.get(name) ?? ''
    return isHex(value) ? value : otherwise
  }
  return {
    accent: colour('--accent-light', DEFAULT.accent),
    accentOnDark: colour('--accent-dark', DEFAULT.accentOnDark),
    faces: tokens.get('--font-display')?.includes('Bricolage') ? 'bricolage' : 'newsreader',
  }
}

/** What was chosen stands in a rule of its own at the end, where it holds; what others wrote before it stays. */
const MARK = '/* Chosen in the studio. */'

export function withChosen(stylesheet: string, { accent, accentOnDark, faces }: ChosenLook): string {
  const [written = ''] = stylesheet.split(MARK)
  const tokens = { '--accent-light': accent, '--accent-dark': accentOnDark, ...FACES[faces] }
  const lines = Object.entries(tokens).map(([name, value]) => `  ${name}: ${value};`)
  return `${written.trimEnd()}\n\n${MARK}\n:root {\n${lines.join('\n')}\n}\n`.trimStart()
}

const LIGHT_ENOUGH = 7
const STEP = 0.02

/** The same colour, as light as dark paper needs it. */
export function onDark(accent: Hex): Hex {
  for (let share = 0; share < 1; share += STEP) {
    const lighter = mixed(accent, '#ffffff', share)
    if (contrast(lighter, GROUNDS.darkPaper) >= LIGHT_ENOUGH) return lighter
  }
  return '#ffffff'
}
