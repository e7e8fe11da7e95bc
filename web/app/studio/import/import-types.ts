import type { Answer, Asked } from '@belvedere/contract/client-types'

export type Reading = Answer<'POST /api/v1/studio/projects/{projectId}/imports'>

export type Choices = Asked<'POST /api/v1/studio/projects/{projectId}/imports/{id}/columns'>['body']

export type Changes = Answer<'POST /api/v1/studio/projects/{projectId}/imports/{id}/changes'>

export type Change = Changes['changed'][number]

export type Fresh = Changes['fresh'][number]

export type HeldColumn = Changes['heldColumns'][number]

export type Import = Answer<'POST /api/v1/studio/projects/{projectId}/imports/{id}/apply'>

export type Column = Reading['columns'][number]
