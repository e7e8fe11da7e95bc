import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Installation, Queue } from '../entities/installation.ts'
import { one } from '../envelope.ts'
import { NoParams, NoQuery } from '../inputs.ts'
import { line } from '../text.ts'

const operations = { id: 'OPS-01', base: '/api/v1', params: NoParams, query: NoQuery } as const

const QUEUE_NAME_MAX = 50

export const getInstallation = defineCall({
  ...operations,
  name: 'getInstallation',
  method: 'GET',
  path: '/operations',
  access: { resource: 'operations', permission: 'read' },
  summary:
    'How the installation runs: processes, queues, database, the last backup and drill; for super_admin alone.',
  reply: one('installation', Installation),
})

export const retryQueue = defineCall({
  ...operations,
  name: 'retryQueue',
  method: 'POST',
  path: '/operations/try-again',
  access: { resource: 'operations', permission: 'write' },
  summary: 'Tries at once what failed in a queue, also what was given up there.',
  body: z.strictObject({ queue: line(QUEUE_NAME_MAX) }),
  reply: one('queue', Queue),
})
