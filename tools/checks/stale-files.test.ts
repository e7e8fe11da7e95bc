import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staleFiles } from './stale-files.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'belvedere-stale-'))
  await writeFile(join(root, 'fresh.json'), '{}\n')
  await writeFile(join(root, 'edited.json'), '{ "by": "hand" }\n')
})
afterAll(() => rm(root, { recursive: true }))

const file = (path: string) => ({ path, make: async () => '{}\n' })

it('finds a generated file that was changed', async () => {
  expect(await staleFiles(root, [file('fresh.json'), file('edited.json')])).toEqual(['edited.json'])
})

it('finds a generated file that is not there', async () => {
  expect(await staleFiles(root, [file('missing.json')])).toEqual(['missing.json'])
})

it('finds nothing where all are as they would be made', async () => {
  expect(await staleFiles(root, [file('fresh.json')])).toEqual([])
})
