import { describe, expect, it } from 'vitest'
import { coverScale, slackEdge, toPicture, withinPicture } from './camera.ts'

const picture = { width: 1920, height: 1080 }

describe('the camera [VIE-01]', () => {
  it('covers the whole view at home, on desktop and on a phone', () => {
    expect(coverScale(picture, { width: 1440, height: 900 })).toBeCloseTo(900 / 1080)
    expect(coverScale(picture, { width: 1920, height: 800 })).toBe(1)
  })

  it('leads from the screen to the picture', () => {
    expect(toPicture({ scale: 0.5, x: -100, y: 20 }, [200, 70])).toEqual([600, 100])
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

describe('the edge the stepped pan goes to [VIE-05]', () => {
  const picture = { width: 1600, height: 900 }

  it('is the right edge where the picture is wider than the window', () => {
    expect(slackEdge({ scale: 1, x: -605, y: 0 }, picture, { width: 390, height: 900 })).toEqual({
      scale: 1,
      x: -1210,
      y: 0,
    })
  })

  it('is the top where the picture is higher than the window', () => {
    expect(slackEdge({ scale: 1, x: 0, y: -200 }, picture, { width: 1600, height: 500 })).toEqual({
      scale: 1,
      x: 0,
      y: 0,
    })
  })

  it('is where the picture already stands when nothing is hidden', () => {
    expect(slackEdge({ scale: 1, x: 0, y: 0 }, picture, picture)).toEqual({ scale: 1, x: -0, y: 0 })
  })
})
