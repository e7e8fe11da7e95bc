import type { Call } from '@belvedere/contract/call'

/** Every call that makes something which other calls can name from then on, by hand: the contract is compared with it. */
const CREATES = [
  'addProject',
  'addProjectMedia',
  'addMasterplan',
  'addPackage',
  'uploadMedia',
  'addUpload',
  'invite',
  'addPriceViewer',
  'addPasskey',
  'uploadImport',
  'addApiKey',
  'addWebhook',
  'testWebhook',
  'addPreviewLink',
  'claimApartment',
  'joinWaitingList',
  'addBuyer',
  'addStudioMasterplans',
  'addStudioBuildings',
  'addStudioApartmentTypes',
  'addStudioApartments',
  'addStudioCameraViews',
  'addStudioInfoPoints',
  'addStudioMedia',
  'addStudioOutlines',
  'addStudioClientApps',
  'addStudioMenuItems',
  'addStudioPackages',
]

/** The status of the answer to a call that is well made. */
export const wellMade = ({ name }: Pick<Call, 'name'>): 200 | 201 => (CREATES.includes(name) ? 201 : 200)
