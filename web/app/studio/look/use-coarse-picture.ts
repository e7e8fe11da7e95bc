import { GROUNDS } from '@belvedere/domain/look/grounds'
import { COARSE, type CoarsePicture } from '@belvedere/domain/look/splash-contrast'
import { useEffect, useState } from 'react'
import { browserBearer } from '../../api/loader-api.ts'

/** Of the widths that there are, the one that its choice shows too. */
const WIDTH = 320

/** A picture as blurred as it is judged; undefined until it is there, and where there is none. */
export function useCoarsePicture(projectId: number, mediaId: number | null): CoarsePicture | undefined {
  const [seen, setSeen] = useState<{ mediaId: number; picture: CoarsePicture }>()
  useEffect(() => {
    if (mediaId === null) return
    const left = new AbortController()
    coarsePicture(projectId, mediaId, left.signal)
      .then((picture) => !left.signal.aborted && setSeen({ mediaId, picture }))
      // The server judges it once more before it is published.
      .catch(() => undefined)
    return () => left.abort()
  }, [projectId, mediaId])
  return seen?.mediaId === mediaId ? seen.picture : undefined
}

async function coarsePicture(
  projectId: number,
  mediaId: number,
  signal: AbortSignal,
): Promise<CoarsePicture> {
  const url = `/api/v1/studio/projects/${projectId}/media/${mediaId}/file?resize=${WIDTH}`
  const response = await browserBearer().fetch(new Request(url, { signal }))
  if (!response.ok) throw response
  const address = URL.createObjectURL(await response.blob())
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = new OffscreenCanvas(COARSE, COARSE)
    const brush = canvas.getContext('2d', { colorSpace: 'srgb' })
    if (!brush) throw new Error('Nothing to draw on')
    brush.imageSmoothingQuality = 'high'
    brush.fillStyle = GROUNDS.night
    brush.fillRect(0, 0, COARSE, COARSE)
    brush.drawImage(image, 0, 0, COARSE, COARSE)
    const { data } = brush.getImageData(0, 0, COARSE, COARSE)
    return { ratio: image.naturalWidth / image.naturalHeight, values: data }
  } finally {
    URL.revokeObjectURL(address)
  }
}
