import { readFile } from 'node:fs/promises'
import * as calls from '@belvedere/contract/calls/imports'
import { chosenChanges, countChosen } from '@belvedere/domain/imports/chosen-changes'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { inTemporaryFolder } from '../../platform/files/temporary-folder.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { serveStaff, type Workplace } from '../../platform/http/serve-staff.ts'
import { uploadScope } from '../../platform/http/upload-scope.ts'
import { receiveUpload } from '../media/upload/receive-upload.ts'
import { applyImport, lookThrough } from './apply-import.ts'
import { exportRoute } from './export-route.ts'
import { type ImportRow, importRow, importRows, keepImport } from './import-queries.ts'
import { presentReading } from './present-reading.ts'
import { projectFacts } from './project-facts.ts'
import { type Choices, fieldsOf, howToRead, type OpenedFile, openFile, openImport } from './read-import.ts'
import { cancelImport } from './scheduled-import.ts'

/** "To 20,000 rows and 20 MB" (IMP-01). */
const FILE_MAX_BYTES = 20 * 1024 * 1024
const FILE_NAME_MAX = 200

const UNDECIDED = { confirmed: [], leftOut: [], guards: [], missing: 'leave' } as const

/** Lists come in: a file, its columns, its changes, and then they are made (IMP-01 … 06). */
export async function importRoutes(app: FastifyInstance, members: Kysely<Database>): Promise<void> {
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)

  const factsOf = (projectId: number) => members.transaction().execute((db) => projectFacts(db, projectId))

  async function reading(id: number, { projectId, asker }: Workplace, opened: OpenedFile, choices: Choices) {
    const facts = await factsOf(projectId)
    const fields = fieldsOf(asker, projectId)
    return presentReading(id, opened, howToRead(opened, choices, facts, fields), { facts, fields })
  }

  await uploadScope(app, (uploads) =>
    serveStaff(uploads, calls.uploadImport, {
      owner,
      answer: (_, place, request) =>
        inTemporaryFolder(async (folder) => {
          const onFields = async () => {}
          const received = await receiveUpload(request, { maxBytes: FILE_MAX_BYTES, folder, onFields })
          const bytes = await readFile(received.path)
          const fileName = cleanName(received.name)
          const { projectId, asker } = place
          // What cannot be read is not kept.
          const opened = await openFile(members, { projectId, fileName, bytes }, {})
          const kept = { projectId, fileName, userId: asker.id, apiKeyId: asker.key?.id ?? null, bytes }
          const id = await members.transaction().execute((db) => keepImport(db, kept))
          return reading(id, place, opened, {})
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
    answer: async ({ params: { projectId, id }, body }, place) =>
      reading(id, place, await openImport(members, { projectId, id }, body), body),
  })

  serveStaff(app, calls.checkImport, {
    owner,
    answer: async ({ params: { projectId, id }, body }, { asker }) => {
      const opened = await openImport(members, { projectId, id }, body)
      const facts = await factsOf(projectId)
      const { diff, unread } = lookThrough(opened, body, facts, fieldsOf(asker, projectId))
      const { limitPercent, timeZone } = facts
      return {
        id,
        rows: opened.table.rows.length,
        ...diff,
        unread,
        confirm: countChosen(chosenChanges(diff, UNDECIDED)),
        limitPercent,
        timeZone,
      }
    },
  })

  serveStaff(app, calls.applyImport, {
    owner,
    answer: async ({ params: { projectId, id }, body }, { asker }) => {
      const opened = await openImport(members, { projectId, id }, body)
      const whose = { projectId, id, userId: asker.id, fields: fieldsOf(asker, projectId) }
      await app.jobsReady()
      await applyImport({ members, enqueue: app.enqueue }, whose, opened, body)
      return present(await ofProject(members, projectId, id))
    },
  })

  serveStaff(app, calls.cancelImport, {
    owner,
    answer: async ({ params: { projectId, id } }) => {
      await ofProject(members, projectId, id)
      await cancelImport(members, id)
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
