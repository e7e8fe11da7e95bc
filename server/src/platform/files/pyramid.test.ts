import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FileStore, localFiles } from './files.ts'
import { ensurePyramid } from './pyramid.ts'

const KEY = 'picture.jpg'
let folder: string
let picture: Buffer

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belvedere-test-'))
  picture = await sharp({ create: { width: 1100, height: 600, channels: 3, background: '#16474F' } })
    .jpeg()
    .toBuffer()
})
afterEach(() => rm(folder, { recursive: true }))

/** A store that counts what is put, and breaks down at a number. */
function counting(breaksAt = Number.POSITIVE_INFINITY): FileStore & { puts: number } {
  const files = localFiles(folder)
  return {
    ...files,
    puts: 0,
    async putFile(key, path) {
      this.puts += 1
      if (this.puts === breaksAt) throw new Error('killed')
      await files.putFile(key, path)
    },
  }
}

it('cuts a picture into 512 px tiles, level by level', async () => {
  await ensurePyramid(KEY, picture, localFiles(folder))
  const levels = await readdir(join(folder, `${KEY}.tiles`))
  expect(levels.filter((name) => /^\d+$/.test(name))).toHaveLength(12)
  expect((await readdir(join(folder, `${KEY}.tiles/11`))).toSorted()).toEqual([
    '0_0.webp',
    '0_1.webp',
    '1_0.webp',
    '1_1.webp',
    '2_0.webp',
    '2_1.webp',
  ])
})

it('tells how many tiles are done, to the last', async () => {
  const told: [number, number][] = []
  await ensurePyramid(KEY, picture, localFiles(folder), (done, total) => void told.push([done, total]))
  expect(told.at(-1)).toEqual([told.length, told.length])
  expect(told.map(([done]) => done)).toEqual(told.map((_, index) => index + 1))
})

it('cuts it once', async () => {
  await ensurePyramid(KEY, picture, localFiles(folder))
  const again = counting()
  await ensurePyramid(KEY, picture, again)
  expect(again.puts).toBe(0)
})

it('cuts it again when a loader was killed halfway', async () => {
  await expect(ensurePyramid(KEY, picture, counting(3))).rejects.toThrow('killed')
  const again = counting()
  await ensurePyramid(KEY, picture, again)
  expect(again.puts).toBeGreaterThan(6)
})
