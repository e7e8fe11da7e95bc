import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './rooms.ts'

const read = (file: string) => readFile(join(root, file), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

/** A trial is for the machine it runs on, which a container is not; in one container one process does everything. */
const LEFT_TO_ITSELF = ['TRIAL', 'ROLE']

it('every setting of the product can be set for its container', async () => {
  const settings = namesIn(await read('server/src/platform/config.ts'), /^ {2}([A-Z][A-Z0-9_]+):/gm)
  expect(settings).toContain('DATABASE_URL')
  const given = [
    ...namesIn(await read('ops/compose.yaml'), /^ +([A-Z][A-Z0-9_]+): /gm),
    ...namesIn(await read('ops/Dockerfile'), /([A-Z][A-Z0-9_]+)=/g),
  ]
  expect(settings.filter((name) => !given.includes(name))).toEqual(LEFT_TO_ITSELF)
})

it('every variable that the compose file takes is explained beside it', async () => {
  const taken = namesIn(await read('ops/compose.yaml'), /\$\{([A-Z][A-Z0-9_]+)/g)
  const explained = namesIn(await read('ops/README.md'), /`([A-Z][A-Z0-9_]+)`/g)
  expect(taken.filter((name) => !explained.includes(name))).toEqual([])
})
