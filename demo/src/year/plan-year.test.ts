import { beforeAll, expect, it } from 'vitest'
import type { Dataset } from '../dataset.ts'
import { readDataset } from '../read-dataset.ts'
import { beforeTheYear, planYear } from './plan-year.ts'

const DAY_MS = 86_400_000
/** A Thursday, and a Sunday in another season. */
const NOW = Date.parse('2026-11-19T08:00:00Z')
const LATER = Date.parse('2027-06-06T21:30:00Z')

let dataset: Dataset
beforeAll(async () => {
  dataset = await readDataset()
})

it('tells the same year each time, counted back from the day of loading [BUY-03]', () => {
  const year = planYear(dataset, NOW)
  expect(JSON.stringify(planYear(dataset, NOW)) === JSON.stringify(year)).toBe(true)
  const later = planYear(dataset, LATER)
  const days = (moment: number, now: number) => (now - moment) / DAY_MS
  for (const [nth, { became }] of year.claims.entries()) {
    const same = later.claims[nth]?.became ?? []
    for (const [step, { kind, at }] of became.entries()) {
      expect(same[step]?.kind).toBe(kind)
      // The hours of the two days of loading lie a day apart at the most.
      expect(Math.abs(days(same[step]?.at ?? 0, LATER) - days(at, NOW))).toBeLessThan(1)
    }
  }
  expect(later.enquiries.map(({ id }) => id).toSorted()).toEqual(
    year.enquiries.map(({ id }) => id).toSorted(),
  )
})

it.each([NOW, LATER])('writes past times only, each step after the one before [BUY-03]', (now) => {
  const { claims, enquiries, prices, keepers } = planYear(dataset, now)
  for (const { became, ended } of claims) {
    const times = [...became.map(({ at }) => at), ...(ended ? [ended.at] : [])]
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)).toBeLessThan(now)
  }
  for (const { at, answeredAt, closed, steps } of enquiries) {
    const times = [at, ...steps.map((step) => step.at)]
    expect(Math.max(...times, ...steps.map((step) => step.viewingAt ?? 0), closed?.at ?? 0)).toBeLessThan(now)
    expect(Math.min(...times)).toBe(at)
    if (answeredAt) expect(answeredAt).toBeGreaterThan(at)
    if (closed) expect(Math.max(...times)).toBe(closed.at)
  }
  // Nobody asks for what somebody has.
  for (const { claim, apartmentIds, at } of enquiries)
    for (const id of apartmentIds) {
      const taken = claims.find((one) => one.apartmentId === id && !one.ended && one !== claim)
      if (taken) expect(taken.became[0]?.at).toBeGreaterThan(at)
    }
  for (const { path } of prices) for (const { at } of path.changes) expect(at).toBeLessThan(now)
  for (const { kept } of keepers) for (const { at } of kept) expect(at).toBeLessThan(now)
})

it('ends with the statuses and prices of the dataset, and begins with all of them free [BUY-03]', () => {
  const { claims, prices } = planYear(dataset, NOW)
  const before = new Map(beforeTheYear(dataset, NOW).apartments.map((one) => [one.id, one]))
  const STATUSES: Record<string, string> = {
    hold: 'pending-reservation',
    reservation: 'reserved',
    contract: 'reserved',
    sold: 'sold',
  }
  for (const { id, status, price } of dataset.apartments) {
    const claim = claims.find((one) => one.apartmentId === id && !one.ended)
    const expected = STATUSES[claim?.became.at(-1)?.kind ?? ''] ?? before.get(id)?.status
    expect([id, expected]).toEqual([id, status])
    const path = prices.find((one) => one.id === id)?.path
    expect(path?.at(NOW)).toBe(price)
    expect(path?.first).toBe(before.get(id)?.price)
    if (claim) expect(claim.price).toBe(price)
  }
  expect(new Set([...before.values()].map(({ status }) => status))).toEqual(
    new Set(['available', 'unavailable']),
  )
  expect(new Set(claims.map(({ agent }) => agent))).toEqual(new Set([0, 1, 2]))
})
