import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GeneratedFile } from '../generate/generated-files.ts'

/** The paths of those whose committed content is not what would be made now; a missing one is stale. */
export async function staleFiles(root: string, files: GeneratedFile[]): Promise<string[]> {
  const stale = await Promise.all(
    files.map(async ({ path, make }) => {
      const committed = await readFile(join(root, path)).catch(() => undefined)
      return committed?.equals(Buffer.from(await make())) ? [] : [path]
    }),
  )
  return stale.flat()
}
