import { browserApi } from '../../api/loader-api.ts'

interface Ready {
  readonly projectId: number
  readonly poiId: number | null
  readonly mediaTypeId: number
  readonly langId: number | null
  readonly mediaId: number | null
}

/** What a newer file of the same kind, place and language stands for leaves the site with the next Publish. */
export async function takeOlderOff({ projectId, poiId, mediaTypeId, langId, mediaId }: Ready): Promise<void> {
  if (poiId === null) return
  const params = { projectId }
  const all = await browserApi().read('GET /api/v1/studio/projects/{projectId}/media', {
    params,
    query: { 'filter[poiId]': poiId, 'filter[mediaTypeId]': mediaTypeId },
  })
  const older = all.filter((one) => one.id !== mediaId && one.langId === langId && one.publish)
  if (older.length === 0) return
  const rows = older.map(({ id, revision }) => ({ id, revision, publish: false }))
  await browserApi().send('PATCH /api/v1/studio/projects/{projectId}/media', { params, body: { rows } })
}
