import { KINDS, type Kind, type Requirement } from './requirement.ts'

/**
 * A line may define several: "- RTE-22 (b) `/masterplan/{id}` and RTE-23 (b) …"; a bare id is a mention. The calls stand
 * in a row: "- API-01 POST /users/auth · API-02 GET …", the decided ones after a heading.
 */
const DEFINITION = /\b([A-Z]{3}-\d{2}) \(([uab](?:,[uab])*)\)|(?:^- |:\* | · )(API-\d{2}) /g

/** On a line, or on the heading of its section. */
const TO_COME = '*to come*'
const NOT_APPLICABLE = '*not applicable:*'

export function readRequirements(markdown: string): Requirement[] {
  const found: Requirement[] = []
  let sectionToCome = false
  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) sectionToCome = line.includes(TO_COME)
    if (line.startsWith('- ')) found.push(...definedIn(line, sectionToCome))
  }
  const twice = found.find((one, at) => found.findIndex((other) => other.id === one.id) !== at)
  if (twice) throw new Error(`${twice.id} is defined twice`)
  return found
}

function definedIn(line: string, sectionToCome: boolean): Requirement[] {
  const definitions = [...line.matchAll(DEFINITION)]
  return definitions.map((definition, n) => {
    const [whole, id, kinds = 'a', call = ''] = definition
    const text = line.slice(definition.index + whole.length, definitions[n + 1]?.index).trim()
    return {
      id: id ?? call,
      kinds: kinds.split(',').filter(isKind),
      toCome: sectionToCome || text.includes(TO_COME),
      notApplicable: notApplicable(text),
    }
  })
}

function notApplicable(text: string): Requirement['notApplicable'] {
  if (text.startsWith(NOT_APPLICABLE)) return 'all'
  return text.includes(NOT_APPLICABLE) ? 'a part' : 'nothing'
}

const isKind = (text: string): text is Kind => (KINDS as readonly string[]).includes(text)
