import { randomUUID } from 'node:crypto'
import type { Call } from '@belvedere/contract/call'
import { calls } from '@belvedere/contract/calls'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { keepSecurityEvent } from '../areas/users/security-events.ts'
import { makeAccount, makeMailedToken, makeRefreshHeaders, PASSWORD, SAME_ORIGIN } from './accounts.ts'
import { CLAIM_SAMPLES } from './claim-samples.ts'
import { whitePng } from './crafted-pictures.ts'
import { DESK_SAMPLES } from './desk-samples.ts'
import { DRAWING_SAMPLES } from './drawing-samples.ts'
import { HISTORY_SAMPLES } from './history-samples.ts'
import { type Identities, type Identity, logIn } from './identities.ts'
import { IMPORT_SAMPLES } from './import-samples.ts'
import { INBOX_SAMPLES } from './inbox-samples.ts'
import { LOOK_SAMPLES } from './look-samples.ts'
import { MULTIPART, uploadBody } from './multipart.ts'
import { OPERATION_SAMPLES } from './operation-samples.ts'
import { PEOPLE_SAMPLES } from './people-samples.ts'
import { PREVIEW_SAMPLES } from './preview-samples.ts'
import { REPORT_SAMPLES } from './report-samples.ts'
import type { Facts, Request, Values } from './sample-facts.ts'
import { SECURITY_SAMPLES } from './security-samples.ts'
import { solvedChallenge } from './solved-challenge.ts'
import { STAFF_SAMPLES } from './staff-samples.ts'
import { STUDIO_SAMPLES } from './studio-samples.ts'
import type { TestApp } from './test-app.ts'
import { UPLOAD_SAMPLES } from './upload-samples.ts'
import { WEBHOOK_SAMPLES } from './webhook-samples.ts'
import { WHO_MAY_CALL } from './who-may-call.ts'

const SENDER = {
  emailAddress: 'ana@visitor.example',
  firstName: 'Ana',
  lastName: 'Savić',
  phoneNumber: '+381 64 123 4567',
  note: '',
  localeId: 'en',
}

const REGISTRANT = { password: PASSWORD, firstName: 'Ana', lastName: 'Savić' }

/** So that there is something to list. */
async function keepLogin({ members }: TestApp, { user }: Identities): Promise<Request> {
  await keepSecurityEvent(members, {
    kind: 'login',
    userId: user.userId,
    origin: { address: '203.0.113.7', device: null },
  })
  return {}
}

/** For each call, something in the demo that it answers with. */
const SAMPLES: Record<string, Facts> = {
  ...STAFF_SAMPLES,
  ...STUDIO_SAMPLES,
  ...HISTORY_SAMPLES,
  ...DESK_SAMPLES,
  ...CLAIM_SAMPLES,
  ...INBOX_SAMPLES,
  ...REPORT_SAMPLES,
  ...IMPORT_SAMPLES,
  ...LOOK_SAMPLES,
  ...DRAWING_SAMPLES,
  ...SECURITY_SAMPLES,
  ...UPLOAD_SAMPLES,
  ...PEOPLE_SAMPLES,
  ...PREVIEW_SAMPLES,
  ...WEBHOOK_SAMPLES,
  ...OPERATION_SAMPLES,
  listProjects: {},
  getProject: { params: { id: 1 } },
  listProjectMasterplans: { params: { id: 1 } },
  listProjectMedia: { params: { id: 1 } },
  getProjectSettings: { params: { id: 1 } },
  getProjectMedia: { params: { id: 1, mediaId: 2 } },
  getProjectMediaFile: { params: { id: 1, mediaId: 5 } },
  listProjectBuildings: { params: { id: 1 } },
  getStatuses: { params: { id: 1 } },
  getStylesheet: { params: { projectId: 1 } },
  getMasterplan: { params: { id: 1 } },
  listMasterplanPois: { params: { id: 1 } },
  listMasterplanBuildings: { params: { id: 2 } },
  listNestedMasterplans: { params: { id: 1 } },
  getPoi: { params: { id: 1 } },
  listPoiTypes: {},
  getPoiParent: { params: { id: 1 } },
  listPoiMedia: { params: { id: 1 } },
  getPoiMediaFile: { params: { id: 1, mediaId: 14 } },
  uploadMedia: {
    headers: MULTIPART,
    body: uploadBody({ projectId: 1, mediaTypeId: MEDIA_TYPES.image }, { value: whitePng(2, 2, 8) }),
  },
  getBuilding: { params: { id: 1 } },
  listBuildingPois: { params: { id: 1 } },
  listBuildingApartments: { params: { id: 1 } },
  listApartmentOrientations: { params: { id: 1 } },
  listApartmentTypes: { params: { id: 1 } },
  getApartment: { params: { id: 1001 } },
  listApartmentPois: { params: { id: 1001 } },
  getApartmentFiles: { params: { id: 1001 } },
  askForPrice: {
    body: { apartmentId: 1001, ...SENDER, contactTime: '' },
    before: async (server) => ({ headers: await solvedChallenge(server) }),
    badBodies: [{}, { apartmentId: 1001 }, { apartmentId: 1001, ...SENDER, emailAddress: 'ana@riva' }],
  },
  sendFavorites: {
    body: { favoritesList: [1001, 1002], ...SENDER },
    before: async (server) => ({ headers: await solvedChallenge(server) }),
    badBodies: [
      { favoritesList: [], ...SENDER },
      { favoritesList: [1001], ...SENDER, localeId: 'sr' },
    ],
  },
  sendFavoritesOfClientApp: {
    body: { favoritesList: [1001], ...SENDER },
    before: async (server) => ({
      params: await server.owner
        .insertInto('client_apps')
        .values({ project_id: 1, name: 'Sales office' })
        .returning('id')
        .executeTakeFirstOrThrow(),
      headers: await solvedChallenge(server),
    }),
    badBodies: [{ ...SENDER }],
  },
  getFavorites: {},
  putFavorites: {
    body: { favoritesList: [1001] },
    badBodies: [{}, { favoritesList: ['1001'] }, { favoritesList: [0] }],
  },
  getChallenge: { live: true },
  listPlaces: { query: { query: 'Belgrade' }, live: true },
  logIn: {
    before: async (server) => {
      const { username, password } = await makeAccount(server)
      return { body: { username, password } }
    },
    badBodies: [{ username: 'ana@test.example' }, { username: '', password: PASSWORD }],
  },
  getProfile: {},
  refreshToken: {
    before: async (server, { user }) => ({ headers: await makeRefreshHeaders(server, user.userId) }),
  },
  logOut: {
    before: async (server, { user }) => ({
      headers: { ...(await logIn(server, user.userId)), ...SAME_ORIGIN },
    }),
  },
  updateProfile: {
    body: { firstName: 'Ana', lastName: 'Savić' },
    badBodies: [
      { firstName: '' },
      { lastName: ' ' },
      { firstName: 'x'.repeat(26) },
      { lastName: 'x'.repeat(26) },
    ],
  },
  updatePassword: {
    body: { presentPassword: PASSWORD, password: PASSWORD },
    badBodies: [{}, { password: PASSWORD }, { presentPassword: PASSWORD, password: '1234' }],
  },
  signUp: {
    before: async () => ({ body: { ...REGISTRANT, email: `${randomUUID()}@test.example` } }),
    badBodies: [
      { ...REGISTRANT, email: 'ana@riva' },
      { ...REGISTRANT, email: 'ana@test.example', firstName: '' },
      { ...REGISTRANT, email: 'ana@test.example', lastName: 'x'.repeat(26) },
      { ...REGISTRANT, email: 'ana@test.example', localeId: 'sr' },
    ],
  },
  getOwnData: {},
  deleteAccount: {
    before: async (server) => ({
      headers: await logIn(server, (await makeAccount(server)).id),
      body: { password: PASSWORD },
    }),
    badBodies: [{ password: '' }, { password: 7 }, { password: PASSWORD, more: 1 }],
  },
  getUserRole: {},
  getUserRoles: {},
  isAllowed: { query: { resource: 'content', permission: 'write' } },
  confirmEmailVerify: {
    before: async (server) => ({ body: { token: await makeMailedToken(server, 'verify-email') } }),
    badBodies: [{}, { token: '' }],
  },
  resetPassword: {
    before: async () => ({ body: { username: `${randomUUID()}@test.example` } }),
    badBodies: [{}, { username: '' }, { token: 'x' }, { token: 'x', password: '1234' }],
  },
  setPassword: {
    before: async (server) => ({
      body: { token: await makeMailedToken(server, 'reset-password'), password: PASSWORD },
    }),
    badBodies: [{ token: 'x' }, { token: 'x', password: '1234' }, { password: PASSWORD }],
  },
  verifyPasswordReset: {
    before: async (server) => ({ body: { token: await makeMailedToken(server, 'reset-password') } }),
    badBodies: [{}, { token: '' }],
  },
  confirmEmail: {
    before: async () => ({ body: { userEmailAdress: `${randomUUID()}@test.example` } }),
    badBodies: [{}, { userEmailAdress: 'ana@riva' }, { userEmailAdress: 'ana@test.example', localeId: 'sr' }],
  },
  listOwnSecurityEvents: { before: keepLogin },
  listSecurityEvents: { before: keepLogin },
  addUserMedia: {
    as: 'user on the project',
    params: { id: 1 },
    body: { mediaId: 5 },
    badBodies: [{}, { mediaId: '5' }, { mediaId: 0 }],
  },
}

export type Sample = Facts & { call: Call; params: Values; as: Identity }

/** Every call there is: a test wants a sample of each. */
export const callSamples: Sample[] = calls.flatMap((call) => {
  const facts = SAMPLES[call.name]
  // The first in the table is the least of those who may.
  const as = WHO_MAY_CALL[call.name]?.here[0] ?? 'visitor'
  return facts ? [{ call, as, ...facts, params: facts.params ?? {} }] : []
})

/** The calls that serve published content, which has a version. */
export const contentSamples = callSamples.filter(
  ({ call, live }) => call.access === 'anyone' && call.method === 'GET' && !live,
)

/** The calls of those who work on a project, but for the files they send. */
export const staffSamples = callSamples.filter(({ call: { access, upload } }) => {
  return typeof access === 'object' && access.resource !== 'profile' && !upload
})

/** What people send, and what is theirs: accounts, enquiries, favourites, uploads, places. */
export const peopleSamples = callSamples.filter(
  (sample) => !contentSamples.includes(sample) && !staffSamples.includes(sample),
)

/** What to ask in order to make the call as its sample says, once all is put in its way. */
export async function requestOf(
  sample: Sample,
  server: TestApp,
  identities: Identities,
): Promise<Required<Request>> {
  const { params, query = {}, body, headers = {} } = sample
  const given = await sample.before?.(server, identities)
  const request = {
    params: { ...params, ...given?.params },
    query: { ...query, ...given?.query },
    body: given?.body ?? body,
    headers: { ...identities[sample.as].headers, ...headers, ...given?.headers },
  }
  if (!sample.thing) return request
  const { packageId, projectId, id = projectId } = request.params
  const named = packageId ?? (request.body as { mediaId?: number })?.mediaId ?? id
  return { ...request, headers: await server.knowing(sample.thing, Number(named), request.headers) }
}
