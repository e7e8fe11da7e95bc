import { expect, it } from 'vitest'
import { pinSides } from './pin-sides.ts'

const pin = (x: number, y: number, width = 120) => ({ x, y, width, isPin: true })
const cluster = (x: number, y: number) => ({ x, y, width: 44, isPin: false })

it('stands a name above its place', () => {
  expect(pinSides([pin(0, 0), pin(300, 0), cluster(0, 300)])).toEqual(['above', 'above', undefined])
})

it('moves a name aside that would lie over another', () => {
  expect(pinSides([pin(50, -30), pin(0, 0)])).toEqual(['above', 'right'])
  expect(pinSides([pin(-50, -30), pin(0, 0), pin(90, 5)])).toEqual(['above', 'left', 'above'])
})

it('moves a name off a cluster, which never moves', () => {
  expect(pinSides([cluster(0, -50), pin(0, 0)])).toEqual([undefined, 'right'])
  expect(pinSides([cluster(0, -50), pin(0, 0), cluster(60, -20), cluster(-60, -20)])).toEqual([
    undefined,
    'below',
    undefined,
    undefined,
  ])
})

it('keeps a name above its place where no side is free', () => {
  expect(pinSides([pin(0, 0), cluster(0, -40), cluster(50, 0), cluster(-50, 0), cluster(0, 40)])[0]).toBe(
    'above',
  )
})
