import type { Answer } from '@belvedere/contract/client-types'

export type ActionDetails = Answer<'GET /api/v1/studio/projects/{projectId}/actions/{id}'>
export type ChangedRow = Answer<'GET /api/v1/studio/projects/{projectId}/actions/{id}/rows'>[number]

/** A value before and after; a row that was made or taken away has one line of its own. */
export interface ChangedField {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** What the database keeps for itself. */
const UNSAID = [
  'id',
  'project_id',
  'revision',
  'base_revision',
  'author_id',
  'changed_at',
  'expires_at',
  'version',
]

/** What people would call changed in a row: each field, or that the thing came or went. */
export function changedFields({ table, before, after }: ChangedRow): ChangedField[] {
  if (table === 'drafts') return differences(fieldsOf(before), fieldsOf(after))
  if (!before) return [{ field: 'added', before: undefined, after: undefined }]
  if (!after) return [{ field: 'removed', before: undefined, after: undefined }]
  return differences(before, after)
}

type Values = Readonly<Record<string, unknown>>

const fieldsOf = (draft: Values | null): Values => (draft?.fields ?? {}) as Values

function differences(before: Values, after: Values): ChangedField[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names]
    .filter((name) => !UNSAID.includes(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
}
