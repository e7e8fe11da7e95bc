import { describe, expect, it } from 'vitest'
import { placeCard } from './place-card.ts'

const free = { left: 30, top: 104, right: 1410, bottom: 790 }
const card = { width: 200, height: 60 }
const flat = (left: number, top: number) => ({
  shape: { left, top, right: left + 100, bottom: top + 50 },
  tip: { x: left + 50, top, bottom: top + 50 },
  card,
  free,
})

describe('the card of what is pointed at [VIE-02]', () => {
  it('stands above it on a stem', () => {
    expect(placeCard(flat(600, 400))).toEqual({ side: 'above', left: 550, top: 276, stem: 64 })
  })

  it('comes nearer where there is less room above', () => {
    expect(placeCard(flat(600, 200))).toEqual({ side: 'above', left: 550, top: 104, stem: 36 })
  })

  it('stands below it, clear of it, where the app bar leaves no room above', () => {
    expect(placeCard(flat(600, 150))).toEqual({ side: 'below', left: 550, top: 264, stem: 64 })
  })

  it('stays between what is left and right', () => {
    expect(placeCard(flat(40, 400)).left).toBe(30)
    expect(placeCard(flat(1390, 400)).left).toBe(1210)
  })

  it.each([
    [300, 'right', 466],
    [1000, 'left', 784],
  ] as const)('stands beside a tower from top to bottom at %i, at its %s', (left, side, at) => {
    const tower = {
      shape: { left, top: 110, right: left + 150, bottom: 780 },
      tip: { x: left + 75, top: 110, bottom: 780 },
      card,
      free,
    }
    expect(placeCard(tower)).toEqual({ side, left: at, top: 415, stem: 16 })
  })
})
