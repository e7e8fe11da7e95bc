import { browserApi } from '../../api/loader-api.ts'

/** Where an info point stands on a picture, in the picture's pixels. */
export type PointAt = readonly [x: number, y: number]

/** `14/2001/2400`: on which picture, which point; on a newer render of another width its pixels are others. */
export const pointKey = (mediaId: number, poiId: number, width: number): string =>
  `${mediaId}/${poiId}/${width}`

/** Saves where points stand and names what was refused. */
export async function savePoints(
  projectId: number,
  changes: ReadonlyMap<string, PointAt>,
): Promise<readonly string[]> {
  const refused: string[] = []
  for (const [key, [x, y]] of changes) {
    const [mediaId = 0, poiId = 0] = key.split('/').map(Number)
    const parts: [number, number][][] = [[[x, y]]]
    const present = await pointNow(projectId, mediaId, poiId)
    const row = present ? { id: present.id, revision: present.revision, parts } : { mediaId, poiId, parts }
    const { response } = await browserApi().send('PATCH /api/v1/studio/projects/{projectId}/outlines', {
      params: { projectId },
      body: { rows: [row] },
    })
    // Someone was faster, or the server is in trouble: tried again.
    if (response.status === 412 || response.status >= 500)
      throw new Response(null, { status: response.status })
    if (!response.ok) refused.push(key)
  }
  return refused
}

export async function pointNow(projectId: number, mediaId: number, poiId: number) {
  const [outline] = await browserApi().read('GET /api/v1/studio/projects/{projectId}/outlines', {
    params: { projectId },
    query: { 'filter[mediaId]': mediaId, 'filter[poiId]': poiId },
  })
  return outline
}
