import { KINDS, type Kind, type Requirement } from './requirement.ts'

/** A line may define several: "- RTE-22 (b) `/masterplan/{id}` and RTE-23 (b) …". A bare id is a mention. */
const WITH_KINDS = /\b([A-Z]{3}-\d{2}) \(([uab](?:,[uab])*)\)/g

/** The calls stand in a row: "- API-01 POST /users/auth · API-02 GET …", the decided ones after a heading. */
const CALL = /(?:^- |:\* | · )(API-\d{2}) /g

export function readRequirements(markdown: string): Requirement[] {
  const found = markdown
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => [...withKinds(line), ...calls(line)])
  const twice = found.find((one, at) => found.findIndex((other) => other.id === one.id) !== at)
  if (twice) throw new Error(`${twice.id} is defined twice`)
  return found
}

const withKinds = (line: string): Requirement[] =>
  [...line.matchAll(WITH_KINDS)].map(([, id = '', kinds = '']) => ({
    id,
    kinds: kinds.split(',').filter(isKind),
  }))

const calls = (line: string): Requirement[] =>
  [...line.matchAll(CALL)].map(([, id = '']) => ({ id, kinds: ['a'] }))

const isKind = (text: string): text is Kind => (KINDS as readonly string[]).includes(text)
