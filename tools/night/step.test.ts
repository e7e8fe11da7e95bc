import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { LIMITS } from './limits.ts'
import { STAGES } from './step.ts'

const steps = STAGES.flat(2)
const names = steps.map(({ name }) => name)

it.each(steps.map(({ name, command }) => [name, command]))('%s is a script: %s', (_, command = '') => {
  const [, script = ''] = command.match(/^npm run (\S+)/) ?? []
  expect(Object.keys(manifest.scripts)).toContain(script)
})

it('has no two steps of one name, which is the name of their files too', () => {
  expect(new Set(names).size).toBe(names.length)
})

it.each(Object.keys(LIMITS))('"%s" limits a figure of a step that there is', (key) => {
  expect(names).toContain(key.slice(0, key.indexOf(': ')))
})
