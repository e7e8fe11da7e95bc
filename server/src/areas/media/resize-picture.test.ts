import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileKey } from '../../platform/files/file-key.ts'
import { type FileStore, localFiles } from '../../platform/files/files.ts'
import { pictureResizer } from './resize-picture.ts'

let folder: string
let files: FileStore
let key: string
const put: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belvedere-resize-'))
  const local = localFiles(folder)
  files = {
    ...local,
    put: (name, bytes) => {
      put.push(name)
      return local.put(name, bytes)
    },
  }
  const picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  key = fileKey(picture, 'png')
  await local.put(key, picture)
})
afterAll(() => rm(folder, { recursive: true }))

it('makes a width once, however many ask at the same time, and keeps it', async () => {
  const resize = pictureResizer(files)
  const keys = await Promise.all([resize(key, 320), resize(key, 320), resize(key, 320)])
  expect(await resize(key, 320)).toBe(`${key}.w320.webp`)
  expect(new Set(keys)).toEqual(new Set([`${key}.w320.webp`]))
  expect(put).toEqual([`${key}.w320.webp`])
  const made = await sharp(await files.read(`${key}.w320.webp`)).metadata()
  expect(made).toMatchObject({ format: 'webp', width: 320, height: 160 })
})

it('never makes a picture larger than it is', async () => {
  const resized = await pictureResizer(files)(key, 1920)
  expect((await sharp(await files.read(resized)).metadata()).width).toBe(800)
})
