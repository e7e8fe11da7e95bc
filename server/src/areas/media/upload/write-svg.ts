import type { Element } from './parse-svg.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const text = (plain: string) => plain.replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? character)

/** Line ends in attributes would come back as spaces. */
const attribute = (plain: string) =>
  plain.replaceAll(/[&<>"\t\n\r]/g, (character) => ESCAPES[character] ?? `&#${character.charCodeAt(0)};`)

/** A drawing in its plainest form, which every reader reads alike. */
export function writeSvg({ name, attributes, children }: Element): string {
  const head = [name, ...[...attributes].map(([key, value]) => `${key}="${attribute(value)}"`)].join(' ')
  if (children.length === 0) return `<${head}/>`
  return `<${head}>${children.map((child) => (typeof child === 'string' ? text(child) : writeSvg(child))).join('')}</${name}>`
}
