import { describe, expect, it } from 'vitest'
import { chipLifts, isCut } from './chip-lifts.ts'

const chip = (left: number, top: number) => ({ left, top, right: left + 120, bottom: top + 32 })

describe('chips on a crowded picture [VIE-02]', () => {
  it('stay where they are while there is room', () => {
    expect(chipLifts([chip(0, 100), chip(130, 100), chip(0, 140)])).toEqual([0, 0, 0])
  })

  it('rise over the one in front, just clear of it', () => {
    expect(chipLifts([chip(0, 100), chip(60, 110)])).toEqual([26, 0])
  })

  it('rise over all that are in the way', () => {
    expect(chipLifts([chip(0, 100), chip(60, 100), chip(30, 100)])).toEqual([0, 36, 72])
  })
})

it('knows a chip that the edge of the view cuts [VIE-02]', () => {
  const view = { left: 0, right: 390 }
  expect([chip(-1, 0), chip(0, 0), chip(270, 0), chip(271, 0)].map((one) => isCut(one, view))).toEqual([
    true,
    false,
    false,
    true,
  ])
})
