import { readFile, stat } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { Refused } from '../../../platform/http/refused.ts'
import type { Picture } from './reencode-picture.ts'

export type PdfDrawing = { source: string; kind: 'pdf'; target: string }

/** All of it is in memory, twice: here, and in the memory of the decoder. */
const PDF_MAX_BYTES = 40 * 2 ** 20
/** A plan is a page or a few; what has more is a book, whose list of pages alone takes time. */
const PAGES_MAX = 200
/** Of the longer side, whatever size the page says it has: sharp on any screen, and ten million pixels at most. */
const LONGER_SIDE_PX = 3200
const SIDE_MIN_PX = 1

/** What the decoder says of a file that it does not open without a password, or by rules of rights that it does not know. */
const PROTECTED = /password|security/i

/**
 * The first page of a PDF as a picture (decision 236): a plan as architects send it. Nothing but pixels is left of the
 * file. Only within a process of its own (reencode-apart.ts), whose time and memory are bounded.
 */
export async function drawPdf({ source, target }: PdfDrawing): Promise<Picture> {
  if ((await stat(source)).size > PDF_MAX_BYTES) throw new Refused('file-too-large')
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await readFile(source)).catch(refused)
  const pages = document.getPageCount()
  if (pages < 1) throw new Refused('file-broken', 'It has no page')
  if (pages > PAGES_MAX) throw new Refused('file-too-large', `${pages} pages`)
  const page = document.getPage(0)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const longer = Math.max(originalWidth, originalHeight)
  if (!(longer > 0)) throw new Refused('file-broken', 'Its first page has no size')
  const scale = LONGER_SIDE_PX / longer
  if (Math.min(originalWidth, originalHeight) * scale < SIDE_MIN_PX)
    throw new Refused('picture-too-large', `${originalWidth} × ${originalHeight}`)
  const { data, width, height } = await page.render({ scale }).catch(refused)
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toFile(target)
  return { path: target, extension: 'png', mime: 'image/png', width, height }
}

/** Its own words go to nobody. */
function refused(error: unknown): never {
  const isProtected = error instanceof Error && PROTECTED.test(error.message)
  throw new Refused(isProtected ? 'file-protected' : 'file-broken')
}
