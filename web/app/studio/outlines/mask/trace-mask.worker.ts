import { type ReadMask, readMask, traceColours } from '@belvedere/domain/outlines/mask/trace-mask'
import type { MaskAnswer, MaskTask } from './mask-task.ts'

// Millions of pixels: they are read beside the page, which stays usable meanwhile (OUT-03).
const page = self as unknown as {
  onmessage: ((event: MessageEvent<MaskTask>) => void) | null
  postMessage: (answer: MaskAnswer) => void
}
/** Kept, so that another precision does not read the mask again. */
let read: ReadMask | undefined

page.onmessage = async ({ data: task }) => {
  try {
    if (task.file) {
      const pixels = await pixelsOf(task.file)
      read = readMask(pixels, task.picture, (share) => page.postMessage({ answer: 'progress', share }))
      if (!read) return page.postMessage({ answer: 'other-frame' })
    }
    if (!read) return
    const { width, height } = read.labelled
    const colours = traceColours(read, task.picture, task.precision)
    page.postMessage({ answer: 'traced', width, height, colours, doubtful: read.doubtful })
  } catch {
    page.postMessage({ answer: 'unreadable' })
  }
}

/** As they are in the file: no colour profile, nothing multiplied. */
async function pixelsOf(file: Blob): Promise<ImageData> {
  const picture = await createImageBitmap(file, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' })
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('no canvas')
  brush.drawImage(picture, 0, 0)
  picture.close()
  return brush.getImageData(0, 0, canvas.width, canvas.height)
}
