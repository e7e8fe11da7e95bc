import { RIVA } from './identities.ts'
import type { Facts } from './sample-facts.ts'
import type { TestApp } from './test-app.ts'

type Server = Pick<TestApp, 'owner'>

type Look = { apartmentId: number; week: string; people: number; newcomers?: number }

/** What was counted in a week, as if browsers had told it. */
export async function makeLooks({ owner }: Server, looks: readonly Look[]): Promise<void> {
  await owner
    .insertInto('apartment_looks')
    .values(
      looks.map(({ apartmentId, newcomers = 0, ...look }) => ({
        apartment_id: apartmentId,
        project_id: RIVA,
        newcomers,
        ...look,
      })),
    )
    .execute()
}

const inProject: Facts = { params: { projectId: RIVA } }
const ofApartment: Facts = { params: { projectId: RIVA, id: 1001 } }

/** What the head of sales looks back on. */
export const REPORT_SAMPLES: Record<string, Facts> = {
  getReport: inProject,
  exportReport: {
    ...inProject,
    body: { months: 3, language: 'sr' },
    badBodies: [{ months: 4 }, { language: 'de' }, { buildingId: 0 }, { more: 1 }],
  },
  getApartmentDemand: ofApartment,
  getPriceSteps: ofApartment,
  countLook: { params: { id: 1001 }, query: { building: 'first' }, live: true },
}
