import { describe, expect, it } from 'vitest'
import { chipLifts } from './chip-lifts.ts'

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
