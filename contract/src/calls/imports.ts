import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  ApartmentExport,
  Import,
  ImportChanges,
  ImportChoices,
  ImportDecisions,
  ImportReading,
} from '../entities/import.ts'
import { one, page } from '../envelope.ts'
import { Id, NoQuery, PageQuery } from '../inputs.ts'

const READ = { resource: 'content', permission: 'read' } as const
const WRITE = { resource: 'content', permission: 'write' } as const

const InProject = z.object({ projectId: Id })
const OneImport = z.object({ projectId: Id, id: Id })

/** Long lists of what was confirmed, one by one. */
const DECISIONS_MAX_BYTES = 2 * 1024 * 1024

export const uploadImport = defineCall({
  id: 'IMP-01',
  name: 'uploadImport',
  method: 'POST',
  creates: true,
  base: '/api/v1',
  path: '/studio/projects/{projectId}/imports',
  access: WRITE,
  apiKey: 'imports:check',
  summary: 'Takes a list (CSV or XLSX, to 20 MB and 20,000 rows) and says what was recognised in it.',
  params: InProject,
  query: NoQuery,
  upload: z.object({}),
  reply: one('import', ImportReading),
})

export const listImports = defineCall({
  id: 'IMP-04',
  name: 'listImports',
  method: 'GET',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/imports',
  access: READ,
  summary: 'Lists that were applied, wait for their time or were cancelled, the latest first.',
  params: InProject,
  query: PageQuery,
  reply: page('import', Import),
})

export const readImport = defineCall({
  id: 'IMP-02',
  name: 'readImport',
  method: 'POST',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/imports/{id}/columns',
  access: WRITE,
  apiKey: 'imports:check',
  summary: 'What the file says when it is read like this; changes nothing.',
  params: OneImport,
  query: NoQuery,
  body: ImportChoices,
  reply: one('import', ImportReading),
})

export const checkImport = defineCall({
  id: 'IMP-03',
  name: 'checkImport',
  method: 'POST',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/imports/{id}/changes',
  access: WRITE,
  apiKey: 'imports:check',
  summary: 'What the file would change, and what of it is held back: a dry run.',
  params: OneImport,
  query: NoQuery,
  body: ImportChoices,
  reply: one('import-changes', ImportChanges),
})

export const applyImport = defineCall({
  id: 'IMP-04',
  name: 'applyImport',
  method: 'POST',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/imports/{id}/apply',
  access: WRITE,
  apiKey: 'imports:apply',
  summary: 'Makes the changes as one action, now or at a time in the time zone of the project.',
  params: OneImport,
  query: NoQuery,
  body: ImportDecisions,
  bodyMaxBytes: DECISIONS_MAX_BYTES,
  reply: one('import', Import),
})

export const cancelImport = defineCall({
  id: 'IMP-04',
  name: 'cancelImport',
  method: 'POST',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/imports/{id}/cancel',
  access: WRITE,
  summary: 'Cancels one that waits for its time.',
  params: OneImport,
  query: NoQuery,
  reply: one('import', Import),
})

export const exportApartments = defineCall({
  id: 'APT-03',
  name: 'exportApartments',
  method: 'POST',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/apartments/export',
  access: READ,
  bodyMaxBytes: DECISIONS_MAX_BYTES,
  summary:
    'Apartments as CSV or XLSX, which comes back through import unchanged; of no apartments a template to fill in.',
  params: InProject,
  query: NoQuery,
  body: ApartmentExport,
  reply: { kind: 'file' },
})
