import { RIVA } from './identities.ts'
import type { Facts } from './sample-facts.ts'

const ofBuilding = { params: { projectId: RIVA, id: 1 } }
const TAB = '7f9c2f0e-7a55-4b8c-9a4f-0d7c0f8f9b11'

export const DRAWING_SAMPLES: Record<string, Facts> = {
  getMaskColours: ofBuilding,
  keepMaskColours: {
    ...ofBuilding,
    body: { viewId: 1, colours: [{ hex: '#8C58DA', poiId: null }] },
    badBodies: [
      { viewId: 1, colours: [{ hex: 'purple', poiId: null }] },
      { viewId: 1, colours: [{ hex: '#8C58DA' }] },
      { colours: [] },
      { viewId: 1, colours: [], publish: true },
    ],
  },
  keepTablePresence: {
    params: { projectId: RIVA },
    body: { tab: TAB },
    badBodies: [{ tab: 'mine' }, {}, { tab: TAB, poiId: 1 }],
  },
  keepPresence: {
    params: { projectId: RIVA, id: 1 },
    body: { tab: TAB, poiId: null },
    badBodies: [{ tab: 'mine', poiId: null }, { tab: TAB }, { tab: TAB, poiId: 0 }],
  },
}
