import type { Answer } from '@belvedere/contract/client-types'

/** An apartment as those who sell it see it. */
export type DeskApartment = Answer<'GET /api/v1/desk/projects/{projectId}/apartments/{id}'>
