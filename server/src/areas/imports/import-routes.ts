import { readFile } from 'node:fs/promises'
import * as calls from '@belvedere/contract/calls/imports'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { PRIVATE } from '../../platform/answers/cache-headers.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { inTemporaryFolder } from '../../platform/files/temporary-folder.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import { uploadScope } from '../../platform/http/upload-scope.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { receiveUpload } from '../media/upload/receive-upload.ts'
import { applyImport } from './apply-import.ts'
import { exportRoute } from './export-route.ts'
import { type ImportRow, importRow, importRows, keepImport } from './import-queries.ts'
import { type AskedList, askAbout, type Choices, openImport } from './read-import.ts'
import { cancelImport } from './scheduled-import.ts'

/** "To 20,000 rows and 20 MB" (IMP-01). */
const FILE_MAX_BYTES = 20 * 1024 * 1024
const FILE_NAME_MAX = 200

/** Lists come in: a file, its columns, its changes, and then they are made (IMP-01 … 06). */
export async function importRoutes(app: FastifyInstance, members: Kysely<Database>): Promise<void> {
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)

  async function reading(list: AskedList, choices: Choices) {
    const { answer } = await askAbout(members, list, choices, { what: 'reading' })
    return JSON.parse(answer.toString())
  }

  await uploadScope(app, (uploads) =>
    serveStaff(uploads, calls.uploadImport, {
      owner,
      answer: (_, { projectId, asker }, request) =>
        inTemporaryFolder(async (folder) => {
          const onFields = async () => {}
          const received = await receiveUpload(request, { maxBytes: FILE_MAX_BYTES, folder, onFields })
          const bytes = await readFile(received.path)
          const fileName = cleanName(received.name)
          // What cannot be read is not kept.
          const read = await reading({ projectId, id: 0, fileName, bytes, asker }, {})
          const kept = { projectId, fileName, userId: asker.id, apiKeyId: asker.key?.id ?? null, bytes }
          return { ...read, id: await members.transaction().execute((db) => keepImport(db, kept)) }
        }),
    }),
  )

  serveStaff(app, calls.listImports, {
    owner,
    answer: async ({ query }, { projectId }) => {
      const { items, meta } = await importRows(members, projectId, query)
      return { items: items.map(present), meta }
    },
  })

  serveStaff(app, calls.readImport, {
    owner,
    answer: async ({ params, body }, { asker }) =>
      reading(await openImport(members, { ...params, asker }), body),
  })

  // It may be long: the reader has made the whole answer, and it is handed on as it is.
  serveCall(app, calls.checkImport, {
    owner,
    answer: async ({ params, body, asker }, _, reply) => {
      const list = await openImport(members, { ...params, asker: signedIn(asker) })
      const { answer } = await askAbout(members, list, body, { what: 'changes' })
      return reply.headers(PRIVATE).type('application/json; charset=utf-8').send(answer)
    },
  })

  serveStaff(app, calls.applyImport, {
    owner,
    answer: async ({ params, body }, { asker }) => {
      const list = await openImport(members, { ...params, asker })
      await app.jobsReady()
      await applyImport({ members, enqueue: app.enqueue }, list, asker.id, body)
      return present(await ofProject(members, params.projectId, params.id))
    },
  })

  serveStaff(app, calls.cancelImport, {
    owner,
    answer: async ({ params: { projectId, id } }, { asker }) => {
      await ofProject(members, projectId, id)
      await cancelImport(members, id, asker)
      return present(await ofProject(members, projectId, id))
    },
  })

  exportRoute(app, members)
}

async function ofProject(db: Kysely<Database>, projectId: number, id: number): Promise<ImportRow> {
  const row = orNotFound(await importRow(db, id))
  if (row.projectId !== projectId) throw new Refused('not-found')
  return row
}

/** What somebody's computer calls it, without what no name needs. */
const cleanName = (name: string | undefined) =>
  (name ?? '')
    .replaceAll(/\p{C}/gu, '')
    .replace(/^.*[/\\]/, '')
    .slice(0, FILE_NAME_MAX) || 'list'

const present = ({ createdAt, applyAt, appliedAt, ...row }: ImportRow) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  applyAt: applyAt?.toISOString() ?? null,
  appliedAt: appliedAt?.toISOString() ?? null,
})
