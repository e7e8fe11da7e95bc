import type { Answer } from '@belvedere/contract/client-types'

/** All that the page shows, as of one moment. */
export type Installation = Answer<'GET /api/v1/operations'>

export type Instance = Installation['instances'][number]
export type Queue = Installation['queues'][number]
