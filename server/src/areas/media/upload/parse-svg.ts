import { Refused } from '../../../platform/http/refused.ts'

/** An element with its attributes and what is in it; texts are plain, without entities. */
export type Element = { name: string; attributes: Map<string, string>; children: (Element | string)[] }

const DEPTH_MAX = 200
const PARTS_MAX = 50_000
const ATTRIBUTES_MAX = 200

const NAME = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?'
const VALUE = `"[^"<]*"|'[^'<]*'`

/** None of these patterns can match the same text in two ways, so none can take long. */
const OPEN = new RegExp(`<(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:${VALUE}))*)\\s*(/?)>`, 'y')
const CLOSE = new RegExp(`</(${NAME})\\s*>`, 'y')
const ATTRIBUTES = new RegExp(`(${NAME})\\s*=\\s*(${VALUE})`, 'g')
const DECLARATION = /^\s*<\?xml\s[^<>?]*\?>/
/** A document type that declares nothing itself. */
const DOCTYPE = /<!DOCTYPE\s+svg[^<>[\]]*>/iy

const broken = () => new Refused('file-broken', 'The drawing is not well-formed')

/**
 * Reads the plain part of XML that drawings need. Entities of one's own, processing instructions and whatever else
 * might be read differently by a browser are refused.
 */
export function parseSvg(text: string): Element {
  const top: Element = { name: '', attributes: new Map(), children: [] }
  const stack = [top]
  let parts = 0
  let at = DECLARATION.exec(text)?.[0].length ?? 0
  while (at < text.length) {
    const parent = stack.at(-1) ?? top
    const read = readToken(text, at)
    at = read.end
    if (read.kind === 'open') {
      const element = { name: read.name, attributes: attributesOf(read.rest), children: [] }
      parent.children.push(element)
      if (!read.closed) stack.push(element)
      parts += 1
      if (stack.length > DEPTH_MAX || parts > PARTS_MAX)
        throw new Refused('file-unsafe', 'The drawing has too many parts')
    } else if (read.kind === 'close') {
      if (stack.length === 1 || stack.pop()?.name !== read.name) throw broken()
    } else if (read.kind === 'text') parent.children.push(read.text)
  }
  const [svg, ...others] = top.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  if (stack.length > 1 || typeof svg !== 'object' || svg.name !== 'svg' || others.length) throw broken()
  return svg
}

type Token =
  | { kind: 'open'; end: number; name: string; rest: string; closed: boolean }
  | { kind: 'close'; end: number; name: string }
  | { kind: 'text'; end: number; text: string }
  | { kind: 'comment'; end: number }

function readToken(text: string, at: number): Token {
  if (text[at] !== '<') {
    const end = endOf(text, '<', at)
    return { kind: 'text', end, text: withoutEntities(text.slice(at, end)) }
  }
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('--', at + 4)
    if (end < 0 || text[end + 2] !== '>') throw broken()
    return { kind: 'comment', end: end + 3 }
  }
  if (text.startsWith('<![CDATA[', at)) {
    const end = endOf(text, ']]>', at)
    return { kind: 'text', end: end + 3, text: plain(text.slice(at + 9, end)) }
  }
  const close = matchAt(CLOSE, text, at)
  if (close) return { kind: 'close', end: at + close[0].length, name: close[1] ?? '' }
  const open = matchAt(OPEN, text, at)
  if (open) {
    const [whole, name = '', rest = '', slash] = open
    return { kind: 'open', end: at + whole.length, name, rest, closed: slash === '/' }
  }
  const doctype = matchAt(DOCTYPE, text, at)
  if (doctype) return { kind: 'comment', end: at + doctype[0].length }
  if (text[at + 1] === '!' || text[at + 1] === '?')
    throw new Refused('file-unsafe', 'The drawing declares entities or instructions')
  throw broken()
}

function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from)
  return end < 0 ? text.length : end
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', quoted = ''] of text.matchAll(ATTRIBUTES)) {
    if (attributes.has(name) || attributes.size === ATTRIBUTES_MAX) throw broken()
    attributes.set(name, withoutEntities(quoted.slice(1, -1)))
  }
  return attributes
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u

function withoutEntities(text: string): string {
  return plain(
    text.replaceAll(/&(#?\w*)(;?)/g, (_, name: string, end: string) => {
      const character = end && (name.startsWith('#') ? numbered(name.slice(1)) : ENTITIES[name])
      if (!character) throw broken()
      return character
    }),
  )
}

function plain(text: string): string {
  if (NOT_IN_XML.test(text)) throw broken()
  return text
}

function numbered(digits: string): string | undefined {
  const isNumber = /^(x[0-9a-f]{1,6}|\d{1,7})$/i.test(digits)
  const code = isNumber ? Number(digits.replace(/^x/i, '0x')) : Number.NaN
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
