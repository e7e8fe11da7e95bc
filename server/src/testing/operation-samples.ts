import { randomUUID } from 'node:crypto'
import { recordOperation } from '../areas/operations/record-operation.ts'
import type { Facts } from './sample-facts.ts'
import type { TestApp } from './test-app.ts'

type Server = Pick<TestApp, 'owner' | 'members'>

type Made = { role?: 'all' | 'web' | 'worker'; release?: string; host?: string; seenSecondsAgo?: number }

/** A process that said it is there, some seconds ago. */
export async function makeInstance({ owner }: Server, made: Made = {}): Promise<string> {
  const { role = 'all', release = 'dev', host = 'homes-1', seenSecondsAgo = 0 } = made
  const id = randomUUID()
  const seenAt = new Date(Date.now() - seenSecondsAgo * 1_000)
  const size = { connections: role === 'worker' ? null : 7, megabytes: 180 }
  await owner
    .insertInto('instances')
    .values({ id, role, release, host, pid: 1, started_at: seenAt, seen_at: seenAt, ...size })
    .execute()
  return id
}

export const OPERATION_SAMPLES: Record<string, Facts> = {
  getInstallation: {
    before: async (server) => {
      await makeInstance(server)
      await recordOperation(server.members, { kind: 'backup', well: true, seconds: 4, note: '30 MB' })
      return {}
    },
  },
  retryQueue: {
    body: { queue: 'enquiry-mail' },
    badBodies: [{}, { queue: 7 }, { queue: 'x'.repeat(51) }, { queue: 'enquiry-mail', more: 1 }],
  },
}
