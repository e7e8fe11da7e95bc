import type { Answer } from '@belvedere/contract/client-types'

/** What the head of sales looks back on. */
export type Report = Answer<'GET /api/v1/desk/projects/{projectId}/report'>
