import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { expect, it } from 'vitest'
import { root } from './rooms.ts'

const RULE = /^(\w+)-imports-only-(.+)$/
const ARROW = /^ *(\w+) (?:-->|-\.->)(?:\|[^|]*\|)? (\w+)$/gm

it('the diagram of the README draws what the import rules allow', async () => {
  const { ruleSet } = await extractDepcruiseOptions(join(root, '.dependency-cruiser.mjs'))
  const allowed = ruleSet?.forbidden?.flatMap(({ name = '' }) => {
    const [, room, others = 'itself'] = name.match(RULE) ?? []
    return others === 'itself' ? [] : others.split('-and-').map((other) => `${room} imports ${other}`)
  })
  const [diagram = ''] = (await readFile(join(root, 'README.md'), 'utf8')).match(/```mermaid.*?```/s) ?? []
  const drawn = [...diagram.matchAll(ARROW)].map(([, room, other]) => `${room} imports ${other}`)
  expect(drawn.toSorted()).toEqual(allowed?.toSorted())
})
