import { buildingOfFile } from '@belvedere/domain/places/building-of-file'
import type { Shown } from '@belvedere/domain/places/guess-shown'
import { TOP } from '@belvedere/domain/places/place-tree'
import { nameOfFile } from '@belvedere/domain/uploads/name-of-file'
import { browserApi } from '../../api/loader-api.ts'
import { changeThings } from '../places/change-things.ts'
import { makePlace } from '../places/make-place.ts'

/**
 * The place that a picture of a new project shows. The site is a masterplan of the project's name, made once, and shown
 * once there is a picture of it: one building alone is where its project begins. A part of the site and a building lie in
 * it, called by the file.
 */
export async function placeShown(projectId: number, shown: Shown, fileName: string) {
  const api = browserApi()
  const params = { projectId }
  const masterplans = await api.read('GET /api/v1/studio/projects/{projectId}/masterplans', { params })
  const root = masterplans.find(({ parentId }) => parentId === TOP)
  const rootId = root?.id ?? (await makeRoot(projectId, shown === 'site'))
  if (shown === 'site') {
    if (root?.publish === false) await changeThings(projectId, 'masterplans', [{ id: rootId, publish: true }])
    return { masterplanId: rootId }
  }
  const name = nameOfFile(fileName)
  if (shown === 'part') {
    const present = masterplans.find((one) => one.parentId === rootId && one.name[1] === name)
    const made = { kind: 'masterplans', inside: rootId, order: masterplans.length } as const
    return { masterplanId: present?.id ?? (await makePlace(projectId, made, name)) }
  }
  const buildings = await api.read('GET /api/v1/studio/projects/{projectId}/buildings', { params })
  const called = buildingOfFile(fileName)
  const present = buildings.find((one) => one.name[1] === called)
  const made = { kind: 'buildings', inside: rootId, order: buildings.length } as const
  return { buildingId: present?.id ?? (await makePlace(projectId, made, called)) }
}

async function makeRoot(projectId: number, publish: boolean): Promise<number> {
  const { name } = await browserApi().read('GET /api/v1/projects/{id}', { params: { id: projectId } })
  return makePlace(projectId, { kind: 'masterplans', inside: TOP, order: 0, publish }, name)
}
