import type { Answer } from '@belvedere/contract/client-types'

/** Something that happened to one's own account. */
export type Event = Answer<'GET /api/v1/users/security-events'>[number]
