import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { ensurePyramid, TILES } from '../../platform/files/pyramid.ts'
import { withLocalCopy } from '../../platform/files/temporary-folder.ts'
import { mediaFileRow, setProcessing, setTiles } from './tiles-queries.ts'

type Means = { members: Kysely<Database>; files: FileStore }

/** Cuts the picture of a media item into tiles and tells how far it is; once more changes nothing. */
export function buildTiles({ members, files }: Means) {
  return async ({ mediaId }: { mediaId: number }): Promise<void> => {
    const media = await mediaFileRow(members, mediaId)
    // Removed since, or a text: there is nothing to cut.
    if (!media?.fileKey) return
    const { fileKey } = media
    try {
      await setProcessing(members, mediaId, { state: 'working', percent: 0 })
      const tell = wholePercents((percent) => setProcessing(members, mediaId, { state: 'working', percent }))
      const cut = await withLocalCopy(files, fileKey, async (path) => {
        await ensurePyramid(fileKey, path, files, tell)
        return true
      })
      if (!cut) throw new Error(`The store has no file ${fileKey}`)
      const { format, tileSize, overlap } = TILES
      await setTiles(members, fileKey, { format, tileSize, overlap })
      await setProcessing(members, mediaId, { state: 'done', percent: 100 })
    } catch (error) {
      await setProcessing(members, mediaId, { state: 'failed', percent: 0 })
      throw error
    }
  }
}

/** Hundreds of tiles are a hundred notes at most; 100 itself is said when all else is done. */
export function wholePercents(note: (percent: number) => Promise<unknown>) {
  let noted = 0
  return async (done: number, total: number) => {
    const percent = Math.min(99, Math.floor((done * 100) / total))
    if (percent <= noted) return
    noted = percent
    await note(percent)
  }
}
