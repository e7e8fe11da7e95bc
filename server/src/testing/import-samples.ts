import { randomUUID } from 'node:crypto'
import { keepApiKey } from '../areas/api-keys/api-key-queries.ts'
import { keepImport } from '../areas/imports/import-queries.ts'
import { keyHash, newApiKey } from '../platform/sessions/api-key.ts'
import { type Identities, RIVA } from './identities.ts'
import { MULTIPART, uploadBody } from './multipart.ts'
import type { Facts } from './sample-facts.ts'
import type { TestApp } from './test-app.ts'

/**
 * It says what Riva says already, and changes nothing unless Riva is changed first. It has no column of prices, so no
 * answer about it may have one.
 */
const LIST = Buffer.from('Name,Floor\nR1-101,1\nR1-102,1\n')

const NEXT_YEAR = `${new Date().getFullYear() + 1}-12-01T09:00`

/** A list that somebody has sent in and nobody has decided about. */
const sent = async ({ members }: TestApp, { project_admin }: Identities) => ({
  params: {
    id: await members.transaction().execute((db) =>
      keepImport(db, {
        projectId: RIVA,
        fileName: 'list.csv',
        userId: project_admin.userId,
        apiKeyId: null,
        bytes: LIST,
      }),
    ),
  },
})

/** The same, waiting for its time. */
async function scheduled(server: TestApp, people: Identities) {
  const { params } = await sent(server, people)
  await server.owner
    .updateTable('imports')
    .set({ state: 'scheduled', apply_at: new Date(NEXT_YEAR) })
    .where('id', '=', params.id)
    .execute()
  return { params }
}

async function key({ members }: TestApp, { project_admin }: Identities) {
  const secret = newApiKey()
  const { id } = await keepApiKey(members, {
    projectId: RIVA,
    name: randomUUID(),
    scopes: ['imports:check'],
    hash: keyHash(secret),
    ending: secret.slice(-4),
    userId: project_admin.userId,
  })
  return { params: { id } }
}

const params = { projectId: RIVA, id: 0 }
const badChoices = [{ numbers: 'roman' }, { columns: ['colour'] }, { letters: 'klingon' }, { unheardOf: 1 }]

/** Lists that come in and go out, and the keys that programs bring them with. */
export const IMPORT_SAMPLES: Record<string, Facts> = {
  uploadImport: {
    priceless: true,
    params: { projectId: RIVA },
    headers: MULTIPART,
    body: uploadBody({}, { value: LIST, filename: 'list.csv' }),
  },
  listImports: {
    params: { projectId: RIVA },
    before: async (server, people) => {
      await scheduled(server, people)
      return {}
    },
  },
  readImport: { priceless: true, params, body: {}, before: sent, badBodies: badChoices },
  checkImport: { priceless: true, params, body: {}, before: sent, badBodies: badChoices },
  applyImport: {
    params,
    body: { confirm: 1 },
    before: async (server, people) => {
      await server.owner.updateTable('apartments').set({ floor: 2 }).where('id', '=', 1001).execute()
      return sent(server, people)
    },
    badBodies: [
      {},
      { confirm: -1 },
      { confirm: 0, at: 'soon' },
      { confirm: 0, guards: ['dog'] },
      { confirm: 0, confirmedColumns: ['dog'] },
    ],
  },
  cancelImport: { params, before: scheduled },
  exportApartments: {
    params: { projectId: RIVA },
    body: { format: 'xlsx', ids: [1001], columns: ['name', 'price'] },
    badBodies: [
      { format: 'pdf', ids: [1001], columns: ['name'] },
      { format: 'csv', ids: [0], columns: ['name'] },
      { format: 'csv', ids: [1001], columns: [] },
    ],
  },
  listApiKeys: {
    params: { projectId: RIVA },
    before: async (server, people) => {
      await key(server, people)
      return {}
    },
  },
  addApiKey: {
    params: { projectId: RIVA },
    body: { name: 'Accounting', scopes: ['imports:check'] },
    badBodies: [
      { name: '', scopes: ['imports:check'] },
      { name: 'A', scopes: [] },
      { name: 'A', scopes: ['*'] },
    ],
  },
  withdrawApiKey: { params, before: key },
}
