import type { BrowserContext } from '@playwright/test'

const WIDTH = 960
const QUALITY = 0.72

/** A smaller copy of a screenshot, made by the browser itself. */
export async function asWebp(context: BrowserContext, png: Buffer, width = WIDTH): Promise<Buffer> {
  const page = await context.newPage()
  const base64 = await page.evaluate(
    async ({ source, width, quality }) => {
      const picture = new Image()
      picture.src = `data:image/png;base64,${source}`
      await picture.decode()
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = Math.round((width * picture.height) / picture.width)
      const drawing = canvas.getContext('2d')
      if (drawing) drawing.imageSmoothingQuality = 'high'
      drawing?.drawImage(picture, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', quality).replace(/^.*,/, '')
    },
    { source: png.toString('base64'), width, quality: QUALITY },
  )
  await page.close()
  return Buffer.from(base64, 'base64')
}
