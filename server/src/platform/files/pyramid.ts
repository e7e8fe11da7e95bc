import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { tilesKey } from './file-key.ts'
import type { FileStore } from './files.ts'
import { inTemporaryFolder } from './temporary-folder.ts'

export const TILES = { format: 'webp', tileSize: 512, overlap: 1, quality: 80 } as const

/**
 * The mark that a pyramid with these settings is whole; a process that is killed before leaves none. By its name it comes
 * after the levels, so that whoever removes a pyramid from its end removes the mark first.
 */
const WHOLE = `whole.${TILES.format}-${TILES.tileSize}-${TILES.overlap}-${TILES.quality}`

/** An object store answers after a while; so many tiles are on their way at once. */
const PUT_AT_ONCE = 8

type OnTile = (done: number, total: number) => void | Promise<void>

/** Cuts a picture (its path or its bytes) into a Deep Zoom pyramid, once. */
export async function ensurePyramid(
  key: string,
  picture: string | Buffer,
  files: FileStore,
  onTile: OnTile = () => {},
): Promise<void> {
  const mark = `${tilesKey(key)}/${WHOLE}`
  if (await files.has(mark)) return
  await inTemporaryFolder(async (folder) => {
    await cut(picture, join(folder, 'picture'))
    await putTiles(join(folder, 'picture_files'), tilesKey(key), files, onTile)
  })
  await files.put(mark, new Uint8Array())
}

async function putTiles(folder: string, key: string, files: FileStore, onTile: OnTile): Promise<void> {
  const tiles = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(TILES.format))
  const rest = tiles.values()
  let done = 0
  const carry = async () => {
    for (const tile of rest) {
      await files.putFile(`${key}/${tile}`, join(folder, tile))
      done += 1
      await onTile(done, tiles.length)
    }
  }
  await Promise.all(Array.from({ length: PUT_AT_ONCE }, carry))
}

async function cut(picture: string | Buffer, target: string): Promise<void> {
  await sharp(picture)
    .webp({ quality: TILES.quality })
    .tile({ size: TILES.tileSize, overlap: TILES.overlap, layout: 'dz' })
    .toFile(`${target}.dz`)
}
