import type { Apartment } from '@belvedere/contract/entities/apartment'
import type { Building } from '@belvedere/contract/entities/building'
import type { Project } from '@belvedere/contract/entities/project'
import type { LanguageId } from '@belvedere/domain/content/languages'
import type { Api } from '../api/client.ts'

/** An apartment away from its building's page, with what its card needs to know. */
export interface ListedApartment {
  readonly apartment: Apartment
  readonly building: Building
  readonly typeName: string | undefined
  readonly selectedFilters: readonly number[]
  /** Whose agents hear of it when it is asked about. */
  readonly project: Project
}

/** In the order of the ids. What this host does not show, or not any more, is left out. */
export async function loadListedApartments(
  api: Api,
  ids: readonly number[],
  langId: LanguageId,
): Promise<ListedApartment[]> {
  const asked = (id: number) => ({ params: { id }, query: { langId } })
  const building = once((id) => api.read('GET /api/v1/frontend/buildings/{id}', asked(id)))
  const project = once((id) => api.read('GET /api/v1/frontend/projects/{id}', asked(id)))
  const listed = ids.map(async (id) => {
    const apartment = await api.read('GET /api/v1/frontend/apartments/{id}', asked(id))
    const [itsBuilding, itsProject] = await Promise.all([
      building(apartment.buildingId),
      project(apartment.projectId),
    ])
    const type = itsBuilding.apartmentTypes.find((type) => type.id === apartment.apartmentTypeId)
    return {
      apartment,
      building: itsBuilding,
      typeName: type?.name,
      selectedFilters: itsProject.settings.selectedFilters,
      project: itsProject,
    }
  })
  const found = await Promise.all(listed.map((one) => one.catch(unlessMissing)))
  return found.filter((one) => one !== undefined)
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Response && error.status === 404) return undefined
  throw error
}

/** Apartments of one building ask for it once. */
function once<Thing>(load: (id: number) => Promise<Thing>) {
  const asked = new Map<number, Promise<Thing>>()
  return (id: number): Promise<Thing> => {
    const thing = asked.get(id) ?? load(id)
    asked.set(id, thing)
    return thing
  }
}
