import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from '../services/cluster/cluster.ts'
import type { Member } from '../services/cluster/member.ts'

export type FaultName =
  | 'PostgreSQL killed'
  | 'machine killed'
  | 'switchover'
  | 'machine frozen'
  | 'cut off from etcd'

export type Fault = {
  /** Seconds without writes at most, where that is a goal; of what hangs nothing is promised but that nothing is lost. */
  goalS?: number
  /** A planned one: nobody may get an error. */
  withoutErrors?: boolean
  /** The old primary stays there or comes back as if nothing had been: whether both take writes is watched. */
  watched?: boolean
  /** So long people go on writing, from a while before to a while after. */
  loadMs: number
  /** What happens to the primary, until it is mended. */
  strike: (cluster: Cluster, primary: Member) => Promise<void>
}

/** Longer than the lease of who leads (`ttl` in ops/database/patroni.yml): another one leads by then. */
const BEYOND_LEASE_MS = 28_000
/** A dead machine does not come back the moment another one leads. */
const AWAY_MS = 3_000
const LEADS_WITHIN_MS = 60_000

export const FAULTS: Readonly<Record<FaultName, Fault>> = {
  'PostgreSQL killed': {
    goalS: 8,
    loadMs: 12_000,
    strike: (_, primary) => primary.killPostgres(),
  },
  'machine killed': {
    goalS: 25,
    loadMs: 30_000,
    async strike(cluster, primary) {
      await primary.killMachine()
      await anotherLeads(cluster, primary)
      await wait(AWAY_MS)
      primary.start()
    },
  },
  switchover: {
    goalS: 6,
    withoutErrors: true,
    loadMs: 14_000,
    strike: switchOver,
  },
  'machine frozen': {
    watched: true,
    loadMs: 40_000,
    async strike(_, primary) {
      await primary.freeze()
      await wait(BEYOND_LEASE_MS)
      await primary.thaw()
    },
  },
  'cut off from etcd': {
    // Failsafe mode: it asks the others, who see it, and goes on leading.
    watched: true,
    loadMs: 40_000,
    async strike(_, primary) {
      primary.wayToEtcd.cut()
      await wait(BEYOND_LEASE_MS)
      primary.wayToEtcd.mend()
    },
  },
}

/** As the runbook has it: statements wait at the pooler meanwhile. */
async function switchOver(cluster: Cluster, primary: Member): Promise<void> {
  await cluster.pooler('PAUSE belvedere')
  try {
    await cluster.api.switchover()
    await anotherLeads(cluster, primary)
  } finally {
    await cluster.pooler('RESUME belvedere')
  }
}

async function anotherLeads({ api }: Cluster, than: Member): Promise<void> {
  for (const end = Date.now() + LEADS_WITHIN_MS; Date.now() < end; await wait(100))
    if ((await api.leaders()).some((member) => member !== than)) return
  throw new Error(`Nobody leads instead of ${than.name}; see var/cluster-*.log`)
}
