import { expect, it } from 'vitest'
import { isOrderOf, isWaitingFor } from './waiting-list.ts'

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
