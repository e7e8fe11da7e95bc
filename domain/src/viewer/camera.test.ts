import { describe, expect, it } from 'vitest'
import { homeCamera, toPicture, toScreen, withinPicture } from './camera.ts'

const picture = { width: 1920, height: 1080 }

describe('the camera [VIE-01]', () => {
  it('covers the whole view at home, around the middle, on desktop and on a phone', () => {
    expect(homeCamera(picture, { width: 1920, height: 540 })).toEqual({ scale: 1, x: 0, y: -270 })
    expect(homeCamera(picture, { width: 480, height: 1080 })).toEqual({ scale: 1, x: -720, y: 0 })
  })

  it('begins elsewhere across the picture where an upright view is told to, and never beyond its edge [BUY-01]', () => {
    const phone = { width: 480, height: 1080 }
    expect(homeCamera({ ...picture, opening: 0.25 }, phone)).toEqual({ scale: 1, x: -240, y: 0 })
    expect(homeCamera({ ...picture, opening: 0.05 }, phone)).toEqual({ scale: 1, x: 0, y: 0 })
    expect(homeCamera({ ...picture, opening: 1 }, phone)).toEqual({ scale: 1, x: -1440, y: 0 })
    const desktop = { width: 1600, height: 1080 }
    expect(homeCamera({ ...picture, opening: 0.05 }, desktop)).toEqual(homeCamera(picture, desktop))
  })

  it('leads from the screen to the picture and back', () => {
    const camera = { scale: 0.5, x: -100, y: 20 }
    expect(toPicture(camera, [200, 70])).toEqual([600, 100])
    expect(toScreen(camera, { left: 600, top: 100, right: 800, bottom: 140 })).toEqual({
      left: 200,
      top: 70,
      right: 300,
      bottom: 90,
    })
  })

  it('never leaves the picture', () => {
    const view = { width: 960, height: 540 }
    expect(withinPicture({ scale: 1, x: -5000, y: 20 }, picture, view)).toEqual({ scale: 1, x: -960, y: 0 })
    expect(withinPicture({ scale: 1, x: -300, y: -100 }, picture, view)).toEqual({
      scale: 1,
      x: -300,
      y: -100,
    })
  })

  it('keeps a picture that is lower than the view wholly within it', () => {
    const view = { width: 480, height: 800 }
    expect(withinPicture({ scale: 0.5, x: 0, y: -40 }, picture, view)).toEqual({ scale: 0.5, x: 0, y: 0 })
    expect(withinPicture({ scale: 0.5, x: 0, y: 700 }, picture, view)).toEqual({ scale: 0.5, x: 0, y: 260 })
  })
})
