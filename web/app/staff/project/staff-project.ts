import type { Answer } from '@belvedere/contract/client-types'

/** A project as those who work on it see it. */
export type StaffProject = Answer<'GET /api/v1/projects/{id}'>

/** What is missing in it, and what waits for Publish. */
export type Overview = Answer<'GET /api/v1/studio/projects/{projectId}/overview'>
