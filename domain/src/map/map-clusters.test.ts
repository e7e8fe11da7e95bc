import { expect, it } from 'vitest'
import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS, clusterSize } from './map-clusters.ts'

it('clusters projects to zoom 14, by a radius of 50 [LOC-03]', () => {
  expect([CLUSTER_MAX_ZOOM, CLUSTER_RADIUS]).toEqual([14, 50])
})

it.each([
  [2, 44],
  [4, 44],
  [5, 52],
  [9, 52],
  [10, 60],
  [1000, 60],
])('draws a cluster of %i as a disc of %i', (count, size) => expect(clusterSize(count)).toBe(size))
