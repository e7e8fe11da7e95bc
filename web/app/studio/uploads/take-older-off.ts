import { browserApi } from '../../api/loader-api.ts'
import { changeThings } from '../places/change-things.ts'
import type { Upload } from './upload.ts'

/** What a newer file of the same kind, place and language stands for leaves the site with the next Publish. */
export async function takeOlderOff({ projectId, goal, mediaId }: Upload): Promise<void> {
  if (!('mediaTypeId' in goal) || goal.poiId === null) return
  const { poiId, mediaTypeId, langId } = goal
  const all = await browserApi().read('GET /api/v1/studio/projects/{projectId}/media', {
    params: { projectId },
    query: { 'filter[poiId]': poiId, 'filter[mediaTypeId]': mediaTypeId },
  })
  const older = all.filter((one) => one.id !== mediaId && one.langId === langId && one.publish)
  if (older.length === 0) return
  await changeThings(
    projectId,
    'media',
    older.map(({ id }) => ({ id, publish: false })),
  )
}
