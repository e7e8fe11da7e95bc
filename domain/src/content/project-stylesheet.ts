import { DESIGN_TOKENS } from './design-tokens.ts'

export const STYLESHEET_MAX = 20_000
const DEPTH_MAX = 8

/** Functions that compute from what is in the stylesheet; none of them fetches anything. */
const FUNCTIONS: ReadonlySet<string> = new Set([
  'calc',
  'clamp',
  'color-mix',
  'cubic-bezier',
  'hsl',
  'hsla',
  'lab',
  'lch',
  'light-dark',
  'linear-gradient',
  'max',
  'min',
  'oklab',
  'oklch',
  'radial-gradient',
  'rgb',
  'rgba',
  'steps',
  'var',
])

class Fault extends Error {}

/**
 * Says what is wrong with a project's stylesheet; undefined when nothing is. It may set tokens of the product on
 * `:root` and nothing else. Everything is refused that is not written out here: an at-rule, another selector, an
 * unknown property, a function that could call out, a backslash that could spell one.
 */
export function stylesheetFault(text: string): string | undefined {
  if (text.length > STYLESHEET_MAX) return `longer than ${STYLESHEET_MAX} characters`
  const reader = new Reader(text)
  try {
    reader.skipBlanks()
    while (!reader.atEnd()) readRule(reader)
  } catch (fault) {
    if (fault instanceof Fault) return fault.message
    throw fault
  }
  return undefined
}

function readRule(reader: Reader): void {
  reader.expect(':root')
  reader.skipBlanks()
  reader.expect('{')
  reader.skipBlanks()
  while (!reader.take('}')) {
    readDeclaration(reader)
    reader.skipBlanks()
  }
  reader.skipBlanks()
}

function readDeclaration(reader: Reader): void {
  const name = reader.word()
  if (!DESIGN_TOKENS.has(name)) throw reader.fault(`"${name}" is not a token of the product`)
  reader.skipBlanks()
  reader.expect(':')
  readValue(reader, 0)
  // The last one may stand without its semicolon.
  if (!reader.take(';') && reader.next() !== '}') throw reader.fault('";" or "}" expected')
}

/** Up to what ends it: `;` or `}` outside, `)` inside a function. */
function readValue(reader: Reader, depth: number): void {
  if (depth > DEPTH_MAX) throw reader.fault('too deeply nested')
  for (;;) {
    reader.skipBlanks()
    const next = reader.next()
    if (next === ')' && depth > 0) return
    if ((next === ';' || next === '}') && depth === 0) return
    if (isWordStart(next)) readWord(reader, depth)
    else if (next === '(') readGroup(reader, depth)
    else if (next === '"' || next === "'") reader.quoted(next)
    else if (isDigit(next) || next === '#') reader.plain()
    else if (!reader.takeAny(',/+*%.')) throw reader.fault(`${JSON.stringify(next)} may not stand in a value`)
  }
}

function readWord(reader: Reader, depth: number): void {
  const word = reader.word()
  if (reader.next() === '(') {
    if (!FUNCTIONS.has(word.toLowerCase())) throw reader.fault(`${word}() may not be used`)
    readGroup(reader, depth)
  } else if (word.startsWith('--') && word !== '--' && !DESIGN_TOKENS.has(word)) {
    throw reader.fault(`"${word}" is not a token of the product`)
  }
}

function readGroup(reader: Reader, depth: number): void {
  reader.expect('(')
  readValue(reader, depth + 1)
  reader.expect(')')
}

const isBetween = (char: string, first: string, last: string) => char >= first && char <= last
const isDigit = (char: string) => char.length === 1 && isBetween(char, '0', '9')
const isLetter = (char: string) =>
  char.length === 1 && (isBetween(char, 'a', 'z') || isBetween(char, 'A', 'Z'))
const isWordStart = (char: string) => isLetter(char) || char === '-'
const isWordPart = (char: string) => isLetter(char) || isDigit(char) || char === '-'
const isBlank = (char: string) => char === ' ' || char === '\n' || char === '\r' || char === '\t'

const isControl = (char: string) => !isBlank(char) && (char < ' ' || isBetween(char, '\u007f', '\u009f'))

/** Goes through the text once, character by character. */
class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  atEnd(): boolean {
    return this.#at >= this.#text.length
  }

  /** Empty at the end. */
  next(): string {
    return this.#text.charAt(this.#at)
  }

  take(what: string): boolean {
    const found = this.#text.startsWith(what, this.#at)
    if (found) this.#at += what.length
    return found
  }

  takeAny(chars: string): boolean {
    return !this.atEnd() && chars.includes(this.next()) && this.take(this.next())
  }

  expect(what: string): void {
    if (!this.take(what)) throw this.fault(`"${what}" expected`)
  }

  /** Blanks and comments. */
  skipBlanks(): void {
    for (;;) {
      if (isBlank(this.next())) this.#at += 1
      else if (this.take('/*')) this.#skipPast('*/')
      else return
    }
  }

  word(): string {
    return this.#while(isWordPart)
  }

  /** A number with its unit, or a colour by its number. */
  plain(): void {
    this.take('#')
    this.#while((char) => isLetter(char) || isDigit(char) || char === '.' || char === '%')
  }

  /** A font's name: words and nothing that could end the string early. */
  quoted(mark: string): void {
    this.expect(mark)
    this.#while((char) => isWordPart(char) || char === ' ')
    this.expect(mark)
  }

  fault(reason: string): Fault {
    const line = this.#text.slice(0, this.#at).split('\n').length
    return new Fault(`line ${line}: ${reason}`)
  }

  #while(fits: (char: string) => boolean): string {
    const start = this.#at
    while (!this.atEnd() && fits(this.next())) this.#at += 1
    return this.#text.slice(start, this.#at)
  }

  #skipPast(end: string): void {
    const found = this.#text.indexOf(end, this.#at)
    if (found < 0) throw this.fault('a comment does not end')
    const comment = this.#text.slice(this.#at, found)
    // Wherever the text may stand one day, it cannot end a style element.
    if (comment.includes('<')) throw this.fault('"<" may not stand in a comment')
    if (!comment.isWellFormed() || [...comment].some(isControl))
      throw this.fault('a comment holds what is no text')
    this.#at = found + end.length
  }
}
