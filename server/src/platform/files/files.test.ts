import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileStoreSuite } from '../../testing/file-store-suite.ts'
import { type FileStore, localFiles } from './files.ts'

const SECRET = 'a secret beside the store'

let outer: string
let files: FileStore
beforeAll(async () => {
  outer = await mkdtemp(join(tmpdir(), 'belvedere-files-'))
  await writeFile(join(outer, 'secret'), SECRET)
  await mkdir(join(outer, 'store'))
  files = localFiles(join(outer, 'store'))
})
afterAll(() => rm(outer, { recursive: true }))

fileStoreSuite('a folder', () => files)

it('keeps the tiles of a picture below its key, and leaves no half-written file', async () => {
  await files.put('0123.jpg.tiles/11/0_0.webp', Buffer.from('tile'))
  expect(await readdir(join(outer, 'store', '0123.jpg.tiles', '11'))).toEqual(['0_0.webp'])
})

it('leaves nothing behind of a file that could not be written', async () => {
  await expect(files.putFile('0124.jpg', join(outer, 'nowhere'))).rejects.toThrow('ENOENT')
  expect((await readdir(join(outer, 'store'))).filter((name) => name.startsWith('0124'))).toEqual([])
})

it('never leads out of its folder', async () => {
  const part = fc.constantFrom('..', '.', '/', '\\', 'secret', 'store', 'a', '%2e', '\0')
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      const read = await files.read(parts.join(''))
      expect(read?.toString()).not.toBe(SECRET)
    }),
  )
})
