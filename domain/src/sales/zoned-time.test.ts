import { afterEach, expect, it } from 'vitest'
import { dueAt, monthStart } from './board.ts'
import { momentOfWall, wallTime, zonedDay } from './zoned-time.ts'

const BELGRADE = 'Europe/Belgrade'
/** The domain knows no Node; its tests run in one. */
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process
const own = env.TZ
afterEach(() => {
  env.TZ = own
})

/** Wherever the device is, the answers are the project's. */
const DEVICES = ['UTC', 'Europe/Belgrade', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu']

const reserved = {
  kind: 'reservation' as const,
  since: '2026-10-01T08:00:00Z',
  kindSince: '2026-10-01T08:00:00Z',
  until: null,
  contractOn: '2026-11-26',
}

it.each(DEVICES)('on a device in %s, months and days are those of the project [RSV-04]', (device) => {
  env.TZ = device
  // In Belgrade November has begun, in UTC it is still October.
  expect(monthStart(new Date('2026-10-31T23:30:00Z'), BELGRADE).toISOString()).toBe(
    '2026-10-31T23:00:00.000Z',
  )
  expect(monthStart(new Date('2026-10-31T22:30:00Z'), BELGRADE).toISOString()).toBe(
    '2026-09-30T22:00:00.000Z',
  )
  expect(new Date(dueAt(reserved, BELGRADE) ?? 0).toISOString()).toBe('2026-11-26T22:59:59.000Z')
  expect(new Date(dueAt(reserved, 'America/New_York') ?? 0).toISOString()).toBe('2026-11-27T04:59:59.000Z')
  expect(zonedDay(new Date('2026-12-31T23:30:00Z'), BELGRADE)).toBe('2027-01-01')
})

it.each([
  ['2026-03-29T01:59:59', '2026-03-29T00:59:59.000Z'],
  // It does not exist: the clocks go from two to three.
  ['2026-03-29T02:30:00', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:00:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T03:00:00', '2026-10-25T02:00:00.000Z'],
  ['2026-07-01T00:00:00', '2026-06-30T22:00:00.000Z'],
])('%s in Belgrade is %s, also around summer time', (wall, moment) => {
  expect(new Date(momentOfWall(wall, BELGRADE)).toISOString()).toBe(moment)
})

it('reads the clock of a zone', () => {
  expect(wallTime(Date.parse('2026-11-19T11:04:00Z'), BELGRADE)).toBe('2026-11-19T12:04:00')
})
