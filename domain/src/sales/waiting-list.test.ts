import { expect, it } from 'vitest'
import { isOrderOf, isWaitingFor, lineRevision } from './waiting-list.ts'

const ana = { id: 1, buyer: 'Ana Šarić' }
const mina = { id: 2, buyer: 'Mina Perić' }

it('knows who stands in line by their place, or by their name [RSV-03]', () => {
  expect([ana, mina].filter(isWaitingFor({ buyer: ' ana šarić ' }))).toEqual([ana])
  expect([ana, mina].filter(isWaitingFor({ waitingId: 2, buyer: 'M. Perić' }))).toEqual([mina])
  expect([ana, mina].filter(isWaitingFor({ buyer: 'Iva' }))).toEqual([])
})

it('takes an order that names everyone in line once [RSV-03]', () => {
  const orders = [[2, 1], [1, 2], [1], [1, 1], [1, 2, 3], [1, 3]]
  expect(orders.filter((ids) => isOrderOf(ids, [ana, mina]))).toEqual([
    [2, 1],
    [1, 2],
  ])
})

it('names a line by who stands in it and in which order, as a tag can say it [AUT-03]', () => {
  const lines = [[], [ana], [mina], [ana, mina], [mina, ana], [mina, ana, { id: 3 }]]
  const revisions = lines.map(lineRevision)
  expect(new Set(revisions).size).toBe(lines.length)
  expect(lineRevision([{ ...ana, buyer: 'Ana' }, mina])).toBe(lineRevision([ana, mina]))
  const long = Array.from({ length: 1_000 }, (_, nth) => ({ id: 2_147_483_647 - nth }))
  for (const revision of [...revisions, lineRevision(long)]) expect(String(revision)).toMatch(/^\d{1,9}$/)
})
