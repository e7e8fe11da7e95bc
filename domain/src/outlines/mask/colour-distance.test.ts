import { describe, expect, it } from 'vitest'
import { colourDistance, colourOfHex, hexOf } from './colour-distance.ts'

describe('how different two colours look', () => {
  it('is what CIE76 says [OUT-03]', () => {
    expect(colourDistance([255, 255, 255], [0, 0, 0])).toBeCloseTo(100, 1)
    expect(colourDistance([255, 0, 0], [0, 255, 0])).toBeCloseTo(170.6, 0)
    expect(colourDistance(colourOfHex('#8C58DA'), colourOfHex('#9660DC'))).toBeLessThan(10)
    expect(colourDistance(colourOfHex('#8C58DA'), colourOfHex('#705429'))).toBeGreaterThan(60)
  })

  it('is said of colours by their hex [OUT-03]', () => {
    expect(hexOf([140, 88, 218])).toBe('#8C58DA')
    expect(colourOfHex('#8C58DA')).toEqual([140, 88, 218])
  })
})
