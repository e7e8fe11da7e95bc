import { readDatasetFile } from '../read-dataset.ts'

/**
 * The product's typeface (Hanken Grotesk, semi-bold) as far as plans speak. A picture cannot use a page's fonts, and a
 * drawing that carries one would not pass as an upload, so its words are drawn.
 */
export type Alphabet = {
  em: number
  /** How far it moves the pen, and its outline from where the pen stands. */
  letters: Record<string, [advance: number, outline: string]>
  /** Letters that stand closer to each other. */
  pairs: Record<string, number>
}

export async function readAlphabet(): Promise<Alphabet> {
  return JSON.parse((await readDatasetFile('letters.json')).toString('utf8'))
}

/** How far a line of text moves the pen; one em is as long as the alphabet says. */
export function lengthOf(alphabet: Alphabet, text: string): number {
  return lettersOf(alphabet, text).reduce((_, { pen, advance }) => pen + advance, 0)
}

/**
 * A line of text as an outline that begins at 0 on the base line. Each letter begins anew and goes on in steps from there:
 * the same letter is the same text again, which packs well.
 */
export function outlineOf(alphabet: Alphabet, text: string): string {
  return lettersOf(alphabet, text)
    .map(({ pen, outline }) => (outline ? `M${pen} 0${outline}` : ''))
    .join('')
}

function lettersOf({ letters, pairs }: Alphabet, text: string) {
  let pen = 0
  let before = ''
  return Array.from(text, (character) => {
    const letter = letters[character]
    if (!letter) throw new Error(`The alphabet of the plans has no ${character}`)
    const [advance, outline] = letter
    const from = pen + (pairs[before + character] ?? 0)
    pen = from + advance
    before = character
    return { pen: from, advance, outline }
  })
}
