import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileKey, fingerprintOf } from '../platform/files/file-key.ts'
import type { FileStore } from '../platform/files/files.ts'

/** More than an object store takes in one piece (s3-files.ts). */
const LARGE_BYTES = 20 * 2 ** 20

/** What every store must do alike. */
export function fileStoreSuite(name: string, storeOf: () => FileStore): void {
  describe(name, () => {
    let folder: string
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'belvedere-suite-'))
    })
    afterAll(() => rm(folder, { recursive: true }))

    const unique = () => Buffer.from(`a picture ${randomUUID()}`)

    it('gives back what was put, by a key that names the content', async () => {
      const bytes = unique()
      const key = fileKey(bytes, 'jpg')
      expect(key).toMatch(/^[0-9a-f]{32}\.jpg$/)
      expect(fingerprintOf(key)).toBe(key.slice(0, 32))
      expect(await storeOf().has(key)).toBe(false)
      await storeOf().put(key, bytes)
      expect(await storeOf().has(key)).toBe(true)
      expect(await storeOf().read(key)).toEqual(bytes)
    })

    it('keeps an empty file', async () => {
      const key = `${randomUUID()}.tiles/whole`
      await storeOf().put(key, new Uint8Array())
      expect(await storeOf().read(key)).toEqual(Buffer.alloc(0))
    })

    it('takes a large file from the disk and gives it back piece by piece', async () => {
      const bytes = Buffer.alloc(LARGE_BYTES, unique())
      const path = join(folder, 'large')
      await writeFile(path, bytes)
      const key = fileKey(bytes, 'bin')
      await storeOf().putFile(key, path)
      const opened = await storeOf().open(key)
      const pieces: Buffer[] = (await opened?.stream.toArray()) ?? []
      expect(opened?.size).toBe(LARGE_BYTES)
      expect(pieces.length).toBeGreaterThan(1)
      expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
    })

    it('has nothing under a key that was never put, nor under a folder of keys', async () => {
      const key = `${randomUUID()}.jpg.tiles/11/0_0.webp`
      await storeOf().put(key, unique())
      for (const none of [`${randomUUID()}.jpg`, key.slice(0, -'/0_0.webp'.length)]) {
        expect(await storeOf().has(`${none}/x`)).toBe(false)
        expect(await storeOf().read(none)).toBeUndefined()
        expect(await storeOf().open(none)).toBeUndefined()
      }
    })

    it('tells the first part of every key, and removes what is there and below it, that alone', async () => {
      const key = fileKey(unique(), 'jpg')
      const kept = [`${key}.w640.webp`, `${key}.tiles.old/0/0_0.webp`]
      const gone = [`${key}.tiles/0/0_0.webp`, `${key}.tiles/11/0_0.webp`, `${key}.tiles/whole`]
      for (const one of [key, ...kept, ...gone]) await storeOf().put(one, unique())
      const ofKey = async () => {
        const names = new Set<string>()
        for await (const name of storeOf().names()) if (name.startsWith(key)) names.add(name)
        return [...names].toSorted()
      }
      expect(await ofKey()).toEqual([key, `${key}.tiles`, `${key}.tiles.old`, `${key}.w640.webp`])
      await storeOf().remove(`${key}.tiles`)
      expect(await ofKey()).toEqual([key, `${key}.tiles.old`, `${key}.w640.webp`])
      for (const one of gone) expect(await storeOf().has(one)).toBe(false)
      for (const one of [key, ...kept]) expect(await storeOf().has(one)).toBe(true)
      await storeOf().remove(key)
      expect(await ofKey()).toEqual([`${key}.tiles.old`, `${key}.w640.webp`])
      await storeOf().remove(key)
    })

    it('removes no single tile', async () => {
      const tile = `${fileKey(unique(), 'jpg')}.tiles/0/0_0.webp`
      await storeOf().put(tile, unique())
      await expect(storeOf().remove(tile)).rejects.toThrow('Not the first part of a key')
      expect(await storeOf().has(tile)).toBe(true)
    })

    it.each([
      '../secret',
      '/etc/passwd',
      'a/../../secret',
      '.hidden',
      'a//b',
      'a\0',
      'a/',
      '',
      '..',
      'A\\..\\b',
      'a'.repeat(201),
      'a/'.repeat(500),
    ])('has nothing under %j and takes nothing there', async (key) => {
      expect(await storeOf().read(key)).toBeUndefined()
      expect(await storeOf().open(key)).toBeUndefined()
      expect(await storeOf().has(key)).toBe(false)
      await expect(storeOf().put(key, Buffer.from('x'))).rejects.toThrow('Not a file key')
      await expect(storeOf().putFile(key, '/etc/hostname')).rejects.toThrow('Not a file key')
      await expect(storeOf().remove(key)).rejects.toThrow(/^Not /)
    })
  })
}
