import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const CLIENT = fileURLToPath(new URL('../build/client/', import.meta.url))
const TEXT = /\.(js|css|svg|json)$/
/** Smaller ones fit a packet as they are. */
const FROM_BYTES = 1_000

/**
 * Compresses the client's files as far as they go, beside them: once for the build instead of a little for every
 * visitor.
 */
export async function compressClient(): Promise<void> {
  const files = await readdir(CLIENT, { recursive: true })
  await Promise.all(
    files
      .filter((file) => TEXT.test(file))
      .map(async (file) => {
        const path = CLIENT + file
        const bytes = await readFile(path)
        if (bytes.length < FROM_BYTES) return
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes))
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
      }),
  )
}
