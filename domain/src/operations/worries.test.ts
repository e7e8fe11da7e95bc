import { describe, expect, it } from 'vitest'
import type { Installation, Instance, Queue } from './installation.ts'
import { isPressing, releasesOf, worriesOf } from './worries.ts'

const AT = '2026-11-17T22:00:00.000Z'
const DAY_S = 86_400

const ago = (seconds: number) => new Date(Date.parse(AT) - seconds * 1_000).toISOString()

const instance = (over: Partial<Instance> = {}): Instance => ({
  id: 'a',
  role: 'all',
  release: '1.4.0',
  host: 'homes-1',
  startedAt: ago(DAY_S),
  seenAt: ago(3),
  ...over,
})

const queue = (over: Partial<Queue> = {}): Queue => ({
  id: 'agent-mail',
  waiting: 0,
  dueSince: null,
  failing: 0,
  tries: 0,
  givenUp: 0,
  mayRetry: true,
  lastError: null,
  ...over,
})

const done = (seconds: number, well = true) => ({ finishedAt: ago(seconds), well })
const wentWell = (seconds: number) => ({ last: done(seconds), lastWell: done(seconds) })

/** One that nobody has to see to, but for what is given. */
const installation = (over: Partial<Installation> = {}): Installation => ({
  at: AT,
  instances: [instance()],
  queues: [queue()],
  database: {
    isStandby: false,
    standbys: [{ name: 'pg2', state: 'streaming', lagSeconds: 0.02 }],
    away: [],
    archive: { on: true, archivedAt: ago(60), failedAt: null },
  },
  operations: { backup: wentWell(3_600), drill: wentWell(40 * DAY_S) },
  ...over,
})

const database = (over: Partial<Installation['database']>): Partial<Installation> => ({
  database: { ...installation().database, ...over },
})
const backup = (last: Installation['operations']['backup']): Partial<Installation> => ({
  operations: { ...installation().operations, backup: last },
})
const drill = (last: Installation['operations']['drill']): Partial<Installation> => ({
  operations: { ...installation().operations, drill: last },
})
const archive = (over: Partial<Installation['database']['archive']>) =>
  database({ archive: { on: true, archivedAt: ago(60), failedAt: null, ...over } })

describe('what needs somebody', () => {
  const LAST_LIMITS: [string, Partial<Installation>][] = [
    ['an instance seen 30 s ago', { instances: [instance({ seenAt: ago(30) })] }],
    ['a job that is due for 10 min', { queues: [queue({ waiting: 1, dueSince: ago(600) })] }],
    ['a job that failed four times', { queues: [queue({ failing: 1, tries: 4 })] }],
    ['a standby 10 s behind', database({ standbys: [{ name: 'pg2', state: 'streaming', lagSeconds: 10 }] })],
    ['no standby at all', database({ standbys: [] })],
    ['an archive that failed and works again', archive({ failedAt: ago(90) })],
    ['no archive', archive({ on: false, archivedAt: null, failedAt: ago(5) })],
    ['a backup 26 h old', backup(wentWell(26 * 3_600))],
    ['a drill 100 days old', drill(wentWell(100 * DAY_S))],
    ['two releases at once', { instances: [instance(), instance({ id: 'b', release: '1.5.0' })] }],
    [
      'what the people of a project see to',
      { queues: [queue({ id: 'webhooks', mayRetry: false, failing: 2, tries: 30, givenUp: 3 })] },
    ],
  ]

  it.each(LAST_LIMITS)('is nothing with %s [OPS-01]', (_, over) => {
    expect(worriesOf(installation(over))).toEqual([])
  })

  const WORRIES: [string, Partial<Installation>, object][] = [
    [
      'an instance unseen for longer than 30 s',
      { instances: [instance(), instance({ id: 'b', host: 'homes-2', seenAt: ago(31) })] },
      { kind: 'instance-lost', name: 'homes-2', at: ago(31) },
    ],
    ['no worker', { instances: [instance({ role: 'web' })] }, { kind: 'no-worker' }],
    [
      'a job due for longer than 10 min',
      { queues: [queue({ waiting: 1, dueSince: ago(601) })] },
      { kind: 'queue-waits', name: 'agent-mail', at: ago(601) },
    ],
    [
      'a job that failed five times',
      { queues: [queue({ failing: 3, tries: 5 })] },
      { kind: 'jobs-fail', name: 'agent-mail', count: 3 },
    ],
    [
      'a job that was given up',
      { queues: [queue({ givenUp: 2 })] },
      { kind: 'given-up', name: 'agent-mail', count: 2 },
    ],
    ['a database that takes no writes', database({ isStandby: true }), { kind: 'not-writable' }],
    ['a standby that is away', database({ away: ['pg3'] }), { kind: 'standby-away', name: 'pg3' }],
    [
      'a standby more than 10 s behind',
      database({ standbys: [{ name: 'pg2', state: 'streaming', lagSeconds: 10.5 }] }),
      { kind: 'standby-lags', name: 'pg2', seconds: 10.5 },
    ],
    [
      'an archive that has not worked since it failed',
      archive({ failedAt: ago(5) }),
      { kind: 'archive-fails', at: ago(5) },
    ],
    [
      'an archive that never worked',
      archive({ archivedAt: null, failedAt: ago(5) }),
      { kind: 'archive-fails', at: ago(5) },
    ],
    ['no backup', backup({ last: null, lastWell: null }), { kind: 'backup-none' }],
    [
      'a backup that failed after one that went well',
      backup({ last: done(60, false), lastWell: done(3_600) }),
      { kind: 'backup-failed', at: ago(60) },
    ],
    ['a backup older than 26 h', backup(wentWell(93_601)), { kind: 'backup-old', at: ago(93_601) }],
    ['no drill', drill({ last: null, lastWell: null }), { kind: 'drill-none' }],
    [
      'a drill older than 100 days',
      drill(wentWell(101 * DAY_S)),
      { kind: 'drill-old', at: ago(101 * DAY_S) },
    ],
  ]

  it.each(WORRIES)('is %s [OPS-01]', (_, over, worry) => {
    expect(worriesOf(installation(over))).toEqual([worry])
  })

  it('comes with what is felt at once first [OPS-01]', () => {
    const worries = worriesOf({
      ...installation(database({ away: ['pg3'], isStandby: true })),
      instances: [],
      queues: [queue({ givenUp: 1, waiting: 1, dueSince: ago(9_000) })],
      operations: { backup: { last: null, lastWell: null }, drill: { last: null, lastWell: null } },
    })
    expect(worries.map(({ kind }) => kind)).toEqual([
      'not-writable',
      'no-worker',
      'queue-waits',
      'given-up',
      'standby-away',
      'backup-none',
      'drill-none',
    ])
    expect(worries.filter(isPressing)).toHaveLength(3)
  })
})

it('knows the releases that run, without those of processes that are lost [OPS-01]', () => {
  const instances = [
    instance({ release: '1.5.0' }),
    instance({ id: 'b' }),
    instance({ id: 'c', release: '1.3.0', seenAt: ago(60) }),
  ]
  expect(releasesOf({ at: AT, instances })).toEqual(['1.4.0', '1.5.0'])
})
