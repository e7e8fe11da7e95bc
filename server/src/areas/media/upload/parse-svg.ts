import { SaxesParser } from 'saxes'
import { Refused } from '../../../platform/http/refused.ts'

/** An element with its attributes and what is in it; texts are plain, without entities. */
export type Element = { name: string; attributes: Map<string, string>; children: (Element | string)[] }

const DEPTH_MAX = 200
const PARTS_MAX = 50_000
const ATTRIBUTES_MAX = 200

/** A document type that declares nothing itself. */
const PLAIN_DOCTYPE = /^\s+svg[^<>[\]]*$/i

const broken = () => new Refused('file-broken', 'The drawing is not well-formed')
const unsafe = (what: string) => new Refused('file-unsafe', `The drawing ${what}`)
const declares = () => unsafe('declares entities or instructions')

/**
 * Reads the plain part of XML that drawings need. Entities of one's own, processing instructions and whatever else
 * might be read differently by a browser are refused.
 */
export function parseSvg(text: string): Element {
  const top: Element = { name: '', attributes: new Map(), children: [] }
  const stack = [top]
  let parts = 0
  const add = (child: Element | string) => (stack.at(-1) ?? top).children.push(child)

  const parser = new SaxesParser({ defaultXMLVersion: '1.0', forceXMLVersion: true })
  parser.on('error', () => {
    throw broken()
  })
  parser.on('doctype', (type) => {
    if (!PLAIN_DOCTYPE.test(type)) throw declares()
  })
  parser.on('processinginstruction', () => {
    throw declares()
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: new Map(Object.entries(attributes)), children: [] }
    add(element)
    stack.push(element)
    parts += 1
    if (element.attributes.size > ATTRIBUTES_MAX) throw broken()
    if (stack.length > DEPTH_MAX || parts > PARTS_MAX) throw unsafe('has too many parts')
  })
  parser.on('closetag', () => void stack.pop())
  parser.write(text).close()

  const svg = top.children.find((child) => typeof child === 'object')
  if (svg?.name !== 'svg') throw broken()
  return svg
}
