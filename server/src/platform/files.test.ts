import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileKey, fingerprintOf } from './file-key.ts'
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

it('gives back what was put, by a key that names the content', async () => {
  const bytes = Buffer.from('a picture')
  const key = fileKey(bytes, 'jpg')
  expect(key).toMatch(/^[0-9a-f]{32}\.jpg$/)
  expect(fingerprintOf(key)).toBe(key.slice(0, 32))
  expect(await files.has(key)).toBe(false)
  await files.put(key, bytes)
  expect(await files.has(key)).toBe(true)
  expect(await files.read(key)).toEqual(bytes)
})

it('keeps the tiles of a picture below its key, and leaves no half-written file', async () => {
  await files.put('0123.jpg.tiles/11/0_0.webp', Buffer.from('tile'))
  expect(await readdir(join(outer, 'store', '0123.jpg.tiles', '11'))).toEqual(['0_0.webp'])
  expect(await files.read('0123.jpg.tiles/11')).toBeUndefined()
})

it.each(['../secret', '/etc/passwd', 'a/../../secret', '.hidden', 'a//b', 'a\0', 'a/', '', '..', 'A\\..\\b'])(
  'has nothing under %j and takes nothing there',
  async (key) => {
    expect(await files.read(key)).toBeUndefined()
    expect(await files.has(key)).toBe(false)
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not a file key')
  },
)

it('never leads out of its folder', async () => {
  const part = fc.constantFrom('..', '.', '/', '\\', 'secret', 'store', 'a', '%2e', '\0')
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      const read = await files.read(parts.join(''))
      expect(read?.toString()).not.toBe(SECRET)
    }),
  )
})
