import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tilesKey } from '@belvedere/server/platform/file-key'
import type { FileStore } from '@belvedere/server/platform/files'
import sharp from 'sharp'

export const TILES = { format: 'webp', tileSize: 512, overlap: 1, quality: 80 } as const

/** The mark that a pyramid with these settings is whole; a loader that is killed before leaves none. */
const WHOLE = `whole.${TILES.format}-${TILES.tileSize}-${TILES.overlap}-${TILES.quality}`

/** Cuts a picture into a Deep Zoom pyramid, once. */
export async function ensurePyramid(key: string, bytes: Buffer, files: FileStore): Promise<void> {
  const mark = `${tilesKey(key)}/${WHOLE}`
  if (await files.has(mark)) return
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-tiles-'))
  try {
    await cut(bytes, join(folder, 'picture'))
    const tiles = join(folder, 'picture_files')
    for (const tile of await readdir(tiles, { recursive: true }))
      if (tile.endsWith(`.${TILES.format}`))
        await files.put(`${tilesKey(key)}/${tile}`, await readFile(join(tiles, tile)))
    await files.put(mark, new Uint8Array())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function cut(bytes: Buffer, target: string): Promise<void> {
  await sharp(bytes)
    .webp({ quality: TILES.quality })
    .tile({ size: TILES.tileSize, overlap: TILES.overlap, layout: 'dz' })
    .toFile(`${target}.dz`)
}
