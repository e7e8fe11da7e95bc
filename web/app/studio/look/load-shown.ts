import { browserApi } from '../../api/loader-api.ts'
import type { StaffProject } from '../../staff/project/staff-project.ts'

/** What a preview of the look shows of the project. */
export interface Shown {
  /** Undefined where there is none yet with an apartment in it. */
  readonly building: { readonly id: number; readonly masterplanId: number } | undefined
  readonly apartment: { readonly id: number } | undefined
  /** Whether visitors see it here too. What waits for Publish is looked at through a preview. */
  readonly isPublic: boolean
}

/** A building with an apartment in it: one that visitors see, else one that waits for Publish. */
export async function loadShown(project: StaffProject): Promise<Shown> {
  const api = browserApi()
  const params = { projectId: project.id }
  const [live, drafted] = await Promise.all([
    api.read('GET /api/v1/projects/{id}/buildings', { params: { id: project.id } }),
    api.read('GET /api/v1/studio/projects/{projectId}/buildings', { params }),
  ])
  const isLive = (id: number) => live.some((building) => building.id === id && building.publish)
  const inTurn = drafted
    .filter(({ publish }) => publish)
    .toSorted((one, other) => Number(isLive(other.id)) - Number(isLive(one.id)))
  const isCarriedHere = project.hosts.length === 0 || project.hosts.includes(window.location.hostname)
  for (const { id, masterplanId } of inTurn) {
    const apartments = await api.read('GET /api/v1/studio/projects/{projectId}/apartments', {
      params,
      query: { 'filter[buildingId]': id, 'page[size]': 1 },
    })
    const [apartment] = apartments
    if (apartment && masterplanId !== null)
      return {
        building: { id, masterplanId },
        apartment,
        isPublic: project.publish && isCarriedHere && isLive(id),
      }
  }
  return { building: undefined, apartment: undefined, isPublic: project.publish && isCarriedHere }
}
