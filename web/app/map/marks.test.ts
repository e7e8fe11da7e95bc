import { expect, it } from 'vitest'
import { keyOf, marksOf } from './marks.ts'

const feature = (coordinates: [number, number], properties: Record<string, unknown>) => ({
  properties,
  geometry: { type: 'Point', coordinates },
})

it('tells clusters from points, each once, the northernmost first', () => {
  const point = feature([20.49, 44.83], { id: 1 })
  const cluster = feature([19.84, 45.25], { cluster: true, cluster_id: 7, point_count: 2 })
  expect(marksOf([point, cluster, point, cluster])).toEqual([
    { kind: 'cluster', id: 7, count: 2, at: [19.84, 45.25] },
    { kind: 'point', id: 1, at: [20.49, 44.83] },
  ])
})

it('keeps a cluster and a point of the same number apart', () => {
  const marks = marksOf([feature([0, 0], { id: 7 }), feature([1, 1], { cluster_id: 7, point_count: 3 })])
  expect(new Set(marks.map(keyOf)).size).toBe(2)
})
