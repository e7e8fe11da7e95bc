import { createHash, randomBytes } from 'node:crypto'
import { fileKey, fingerprintOf, tilesKey } from '@belvedere/server/platform/files/file-key'
import type { FileStore } from '@belvedere/server/platform/files/files'

const PICTURES = 24
const PICTURE_BYTES = 200_000

const tileOf = (key: string) => `${tilesKey(key)}/0/0_0.webp`

/** Puts pictures with their tiles into the store. */
export async function putPictures(files: FileStore): Promise<string[]> {
  const keys: string[] = []
  for (let nth = 1; nth <= PICTURES; nth += 1) {
    const bytes = randomBytes(PICTURE_BYTES)
    const key = fileKey(bytes, 'jpg')
    await files.put(key, bytes)
    await files.put(tileOf(key), bytes)
    keys.push(key)
  }
  return keys
}

/** As the sweep does. */
export async function removePictures(files: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) for (const name of [key, tilesKey(key)]) await files.remove(name)
}

/** What a file is called is what is in it. */
export async function notAsNamed(files: FileStore, keys: readonly string[]): Promise<number> {
  const whole = await Promise.all(
    keys.map(async (key) => {
      const [bytes, tile] = [await files.read(key), await files.has(tileOf(key))]
      const digest = bytes && createHash('sha256').update(bytes).digest('hex')
      return tile && digest?.startsWith(fingerprintOf(key))
    }),
  )
  return whole.filter((isWhole) => !isWhole).length
}
