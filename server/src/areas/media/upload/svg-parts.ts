import { Refused } from '../../../platform/http/refused.ts'
import type { Element } from './parse-svg.ts'

/** Each step from part to part is a call within a call. */
const STEPS_MAX = 1_000

const REFERENCE = /(?:^|url\(\s*['"]?)#([\w.:-]+)/gi

/** How many parts are drawn when every reference (`use`, patterns, masks) is followed; refuses circles and long chains. */
export function drawnParts(root: Element): number {
  const byId = new Map<string, Element>()
  const note = (element: Element): void => {
    const id = element.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
    for (const child of element.children) if (typeof child !== 'string') note(child)
  }
  note(root)

  const counts = new Map<Element, number>()
  const counting = new Set<Element>()
  const count = (element: Element): number => {
    const known = counts.get(element)
    if (known !== undefined) return known
    if (counting.has(element))
      throw new Refused('file-unsafe', 'The drawing holds parts that refer in a circle')
    if (counting.size === STEPS_MAX)
      throw new Refused('file-unsafe', 'The drawing holds parts that refer on and on')
    counting.add(element)
    let parts = 1
    for (const child of element.children) if (typeof child !== 'string') parts += count(child)
    for (const target of referencesOf(element)) parts += target === undefined ? 0 : count(target)
    counting.delete(element)
    counts.set(element, parts)
    return parts
  }
  const referencesOf = ({ attributes }: Element) =>
    [...attributes.values()].flatMap((value) =>
      [...value.matchAll(REFERENCE)].map(([, id = '']) => byId.get(id)),
    )
  return count(root)
}
