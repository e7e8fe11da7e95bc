import { describe, expect, it } from 'vitest'
import { coverScale, withinPicture } from './camera.ts'

const picture = { width: 1920, height: 1080 }

describe('the camera [VIE-01]', () => {
  it('covers the whole view at home, on desktop and on a phone', () => {
    expect(coverScale(picture, { width: 1440, height: 900 })).toBeCloseTo(900 / 1080)
    expect(coverScale(picture, { width: 1920, height: 800 })).toBe(1)
  })

  it('never leaves the picture nor shows it smaller than the view', () => {
    const view = { width: 960, height: 540 }
    expect(withinPicture({ scale: 0.1, x: 50, y: 50 }, picture, view)).toEqual({ scale: 0.5, x: 0, y: 0 })
    expect(withinPicture({ scale: 1, x: -5000, y: 20 }, picture, view)).toEqual({ scale: 1, x: -960, y: 0 })
    expect(withinPicture({ scale: 1, x: -300, y: -100 }, picture, view)).toEqual({
      scale: 1,
      x: -300,
      y: -100,
    })
  })
})
