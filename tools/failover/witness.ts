import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from '../services/cluster/cluster.ts'
import type { Member } from '../services/cluster/member.ts'

const LOOK_EVERY_MS = 200
const ANSWER_WITHIN_MS = 1_500

export const WITNESS_TABLE = 'create table witness (member text not null, nth bigint not null)'

/** A write that a member acknowledged: when it was asked for and when it was done. */
export type Acknowledged = { member: string; nth: number; asked: number; done: number }

/**
 * Writes to every member directly, past HAProxy and PgBouncer, as a client would that has not heard of a failover: only
 * who leads may take it.
 */
export function witnessing({ members, superuserOf }: Pick<Cluster, 'members' | 'superuserOf'>) {
  const stop = new AbortController()
  const acknowledged: Acknowledged[] = []

  async function watch(member: Member): Promise<void> {
    while (!stop.signal.aborted) {
      const [asked, nth] = [performance.now(), Date.now()]
      const written = await write(superuserOf(member), member.name, nth)
      if (written) acknowledged.push({ member: member.name, nth, asked, done: performance.now() })
      await wait(LOOK_EVERY_MS)
    }
  }

  const all = Promise.all(members.map(watch))
  return async (): Promise<Acknowledged[]> => {
    stop.abort()
    await all
    return acknowledged
  }
}

/** A connection of its own each time: one that hangs is left, never cancelled, since a cancelled wait for a standby commits. */
async function write(url: string, member: string, nth: number): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('insert into witness values ($1, $2)', [member, nth])
    return true
  } catch {
    return false
  } finally {
    client.end().catch(() => {})
  }
}

/** Writes that one member took after another one had begun to: two primaries at once. */
export function takenByTwo(acknowledged: readonly Acknowledged[]): number {
  return acknowledged.filter(({ member, asked }) =>
    acknowledged.some(
      (other) =>
        other.member !== member &&
        other.done < asked &&
        // The other one went on after it: leadership did not simply pass from that one to this.
        acknowledged.some((later) => later.member === other.member && later.asked > asked),
    ),
  ).length
}
