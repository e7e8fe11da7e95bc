import type { Call } from '@belvedere/contract/call'
import { calls } from '@belvedere/contract/calls'

/** For each call, something in the demo that it answers with. */
const SAMPLES: Record<string, Record<string, number>> = {
  listProjects: {},
  getProject: { id: 1 },
  listProjectMasterplans: { id: 1 },
  listProjectMedia: { id: 1 },
  getProjectSettings: { id: 1 },
  getProjectMedia: { id: 1, mediaId: 2 },
  getProjectMediaFile: { id: 1, mediaId: 5 },
  listProjectBuildings: { id: 1 },
  getStylesheet: { projectId: 1 },
  getMasterplan: { id: 1 },
  listMasterplanPois: { id: 1 },
  listMasterplanBuildings: { id: 2 },
  listNestedMasterplans: { id: 1 },
  getPoi: { id: 1 },
  listPoiTypes: {},
  getPoiParent: { id: 1 },
  listPoiMedia: { id: 1 },
  getPoiMediaFile: { id: 1, mediaId: 14 },
  getBuilding: { id: 1 },
  listBuildingPois: { id: 1 },
  listBuildingApartments: { id: 1 },
  listApartmentOrientations: { id: 1 },
  listApartmentTypes: { id: 1 },
  getApartment: { id: 1001 },
  listApartmentPois: { id: 1001 },
}

export type Sample = { call: Call; params: Record<string, number> }

/** Every call there is; one without a sample cannot be forgotten here. */
export const callSamples: Sample[] = calls.map((call) => {
  const params = SAMPLES[call.name]
  if (!params) throw new Error(`${call.name} has no sample`)
  return { call, params }
})

export function addressOf({ base, path }: Call, params: Record<string, number | string>): string {
  return base + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
}
