import { type FileHandle, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { Refused } from '../../../platform/http/refused.ts'
import { checkPdf } from './check-pdf.ts'
import { checkSvg } from './check-svg.ts'
import { fileKind, HEAD_BYTES } from './file-kind.ts'
import { reencodeApart } from './reencode-apart.ts'

/** A file that is harmless to keep and to serve. */
export type PreparedFile = {
  path: string
  extension: string
  mime: string
  width: number | null
  height: number | null
}

/** It is read and checked in memory, while nothing else is served. */
const SVG_MAX_BYTES = 2 * 2 ** 20

/**
 * PDF is never the picture of a point of interest (spec section 7); only pixels can be cut into tiles. A plan that comes as
 * PDF is drawn, where its sender waits for it (decision 236).
 */
const NO_PDF: readonly number[] = [MEDIA_TYPES.poi_image, MEDIA_TYPES.poi_image_dzi]
const NO_SVG: readonly number[] = [MEDIA_TYPES.poi_image_dzi]

type Wanted = {
  mediaTypeId: number
  maxPixels: number
  folder: string
  /** The first page of a PDF becomes the picture, where PDF cannot be one. */
  drawsPdf?: boolean
}

/** Takes what came for what its content says, refuses what is not taken, and makes the rest harmless. */
export async function prepareFile(path: string, wanted: Wanted): Promise<PreparedFile> {
  const file = await open(path)
  try {
    return await prepare(file, path, wanted)
  } finally {
    await file.close()
  }
}

async function prepare(file: FileHandle, path: string, wanted: Wanted) {
  const { mediaTypeId, maxPixels, folder, drawsPdf = false } = wanted
  const kind = fileKind(await headOf(file))
  const target = join(folder, 'prepared')
  if (kind === 'pdf' && drawsPdf && mediaTypeId === MEDIA_TYPES.poi_image) {
    await checkPdf(file)
    return reencodeApart({ source: path, kind, target })
  }
  if (
    !kind ||
    (kind === 'pdf' && NO_PDF.includes(mediaTypeId)) ||
    (kind === 'svg' && NO_SVG.includes(mediaTypeId))
  )
    throw new Refused('file-type-refused')
  if (kind === 'pdf') {
    await checkPdf(file)
    return { path, extension: 'pdf', mime: 'application/pdf', width: null, height: null }
  }
  if (kind !== 'svg') return reencodeApart({ source: path, kind, maxPixels, target })
  if ((await file.stat()).size > SVG_MAX_BYTES) throw new Refused('file-too-large')
  const { svg, width, height } = checkSvg(await file.readFile())
  await writeFile(target, svg)
  return { path: target, extension: 'svg', mime: 'image/svg+xml', width, height }
}

async function headOf(file: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  if (bytesRead === 0) throw new Refused('file-broken', 'The file is empty')
  return buffer.subarray(0, bytesRead)
}
