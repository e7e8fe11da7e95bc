import { expect, it } from 'vitest'
import { endedHolds } from './ended-holds.ts'

const AGENT = 7
const now = Date.parse('2026-11-18T11:12:03Z')
const hold = (id: number, others: object = {}) => ({
  id,
  kind: 'hold',
  until: '2026-11-18T11:12:00Z',
  agent: { id: AGENT },
  ...others,
})
const ended = (before: ReturnType<typeof hold>[], open: ReturnType<typeof hold>[] = []) =>
  endedHolds(before, open, { agentId: AGENT, now }).map(({ id }) => id)

it("tells an agent of each hold of theirs whose time was up, and of nobody else's [RSV-03]", () => {
  expect(ended([hold(1), hold(2, { agent: { id: 8 } }), hold(3, { agent: null })])).toEqual([1])
})

it('tells nothing of a hold that still stands, was extended, released before its time, or became more [RSV-03]', () => {
  expect(ended([hold(1)], [hold(1, { until: '2026-11-19T11:12:00Z' })])).toEqual([])
  expect(ended([hold(1, { until: '2026-11-18T12:00:00Z' })])).toEqual([])
  expect(ended([hold(1, { kind: 'reservation', until: null })])).toEqual([])
})
