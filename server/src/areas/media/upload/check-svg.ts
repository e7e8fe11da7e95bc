import { Refused } from '../../../platform/http/refused.ts'
import { type Element, parseSvg } from './parse-svg.ts'
import { isHarmlessCss } from './svg-css.ts'
import { drawnParts } from './svg-parts.ts'
import { SVG_ELEMENTS, SVG_LEFT_OUT, SVG_NAMESPACE, XLINK_NAMESPACE } from './svg-words.ts'
import { writeSvg } from './write-svg.ts'

/** References multiply: a few lines can ask for a billion shapes. */
const DRAWN_MAX = 1_000_000

const EMBEDDED_PICTURE = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=\s]*$/
const OWN_PART = /^#[\w.:-]+$/

/** Attributes that no browser reads as styles. */
const NO_STYLE = /^(id|class|d|role|aria-[a-z]+|data-[\w.-]+)$/

const unsafe = (what: string) => new Refused('file-unsafe', `The drawing holds ${what}`)

/** Refuses a drawing that could run, load or link anything; gives it back written anew, from what was understood. */
export function checkSvg(bytes: Buffer): { svg: string; width: number | null; height: number | null } {
  const root = checked(parseSvg(decoded(bytes)))
  root.attributes.set('xmlns', SVG_NAMESPACE)
  if (drawnParts(root) > DRAWN_MAX) throw unsafe('parts that refer to each other without end')
  return { svg: writeSvg(root), ...sizeOf(root) }
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refused('file-broken', 'The drawing is not UTF-8')
  }
}

function checked({ name, attributes, children }: Element): Element {
  if (!SVG_ELEMENTS.has(name)) throw unsafe(`the element ${name}`)
  const kept = children.filter((child) => typeof child === 'string' || !isLeftOut(child.name))
  if (name === 'style' && !isHarmlessCss(kept.join(''))) throw unsafe('styles that call out')
  return {
    name,
    attributes: new Map([...attributes].filter(([attribute, value]) => isKept(name, attribute, value))),
    children: kept.map((child) => (typeof child === 'string' ? child : checked(child))),
  }
}

/** Elements of other namespaces are data of a drawing program, which browsers do not show. */
const isLeftOut = (name: string) => name.includes(':') || SVG_LEFT_OUT.has(name)

function isKept(element: string, name: string, value: string): boolean {
  if (/^on/i.test(name)) throw unsafe(`the event handler ${name}`)
  if (name === 'xmlns' && value !== SVG_NAMESPACE) throw unsafe('another language')
  if (name === 'xmlns:xlink') return value === XLINK_NAMESPACE
  if (name === 'href' || name === 'xlink:href') {
    if (OWN_PART.test(value) || (element === 'image' && EMBEDDED_PICTURE.test(value))) return true
    throw unsafe('a reference to something outside of it')
  }
  if (name.includes(':')) return name === 'xml:space' || name === 'xml:lang'
  if (NO_STYLE.test(name)) return true
  if (name === 'src' || !isHarmlessCss(value)) throw unsafe(`something that calls out in ${name}`)
  return true
}

/** In pixels, by its own width and height or by its view box. */
function sizeOf({ attributes }: Element): { width: number | null; height: number | null } {
  const pixels = (value: string | undefined) => Number(/^\s*(\d+(\.\d+)?)(px)?\s*$/.exec(value ?? '')?.[1])
  const box = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/)
  const side = (own: string | undefined, boxed: string | undefined) =>
    Math.round(pixels(own) || pixels(boxed)) || null
  return {
    width: side(attributes.get('width'), box[2]),
    height: side(attributes.get('height'), box[3]),
  }
}
