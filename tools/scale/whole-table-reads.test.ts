import { expect, it } from 'vitest'
import { type Plan, wholeTableReads } from './whole-table-reads.ts'

const over = (...plans: Plan[]): Plan => ({ 'Node Type': 'Nested Loop', Plans: plans })

it('finds a sequential scan below a join', () => {
  const plan = over({ 'Node Type': 'Seq Scan', 'Relation Name': 'apartments' })
  expect(wholeTableReads(over(plan))).toEqual(['apartments'])
})

it('finds an index that is read from end to end', () => {
  expect(wholeTableReads({ 'Node Type': 'Index Scan', 'Relation Name': 'media' })).toEqual(['media'])
})

it('lets reads by index pass', () => {
  const byIndex = { 'Node Type': 'Index Scan', 'Relation Name': 'pois', 'Index Cond': '(apartment_id = 1)' }
  const bitmap: Plan = {
    'Node Type': 'Bitmap Heap Scan',
    'Relation Name': 'media',
    Plans: [{ 'Node Type': 'Bitmap Index Scan', 'Index Cond': '(poi_id = 1)' }],
  }
  expect(wholeTableReads(over(byIndex, bitmap))).toEqual([])
})
