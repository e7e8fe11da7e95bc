import { describe, expect, it } from 'vitest'
import { standFree } from './stand-free.ts'

const picture = { width: 1920, height: 1080 }
const view = { width: 960, height: 540 }
const nothing = { top: 0, right: 0, bottom: 0, left: 0 }
const card = { ...nothing, right: 346 }
const zoomedIn = { scale: 1, x: -400, y: -200 }
const home = { scale: 0.5, x: 0, y: 0 }
const options = { picture, view, camera: zoomedIn, keepFree: card, maxScale: 4, mayZoom: true }

describe('a selected shape stands free of cards and bars [VIE-02]', () => {
  it('moves nothing when it already does', () => {
    expect(standFree({ ...options, box: { left: 500, top: 300, right: 600, bottom: 350 } })).toBeUndefined()
  })

  it('pans just far enough, without zooming, where the picture reaches far enough', () => {
    const box = { left: 1200, top: 300, right: 1300, bottom: 350 }
    const camera = standFree({ ...options, box })
    expect(camera).toMatchObject({ scale: 1, y: -200 })
    expect(box.right + (camera?.x ?? 0)).toBe(960 - 346 - 16)
  })

  it('zooms in when the picture ends too soon to pan, and no more than needed', () => {
    const box = { left: 1400, top: 500, right: 1480, bottom: 560 }
    const camera = standFree({ ...options, camera: home, box })
    expect(camera?.scale).toBeGreaterThan(0.5)
    expect(camera?.scale).toBeLessThan(0.85)
    const { scale, x } = camera ?? home
    expect(box.right * scale + x).toBeLessThanOrEqual(960 - 346 - 15.9)
    expect(picture.width * scale + x).toBeGreaterThanOrEqual(960 - 0.001)
  })

  it('never shows anything beside the picture, even when that leaves the shape half covered', () => {
    const camera = standFree({
      ...options,
      camera: home,
      box: { left: 1860, top: 0, right: 1920, bottom: 60 },
    })
    const { scale, x, y } = camera ?? home
    expect(scale).toBe(1.125)
    expect([x, y].every((shift) => shift <= 0)).toBe(true)
    expect(picture.width * scale + x).toBeGreaterThanOrEqual(960)
  })

  it('pans only, when zooming is not asked for', () => {
    const box = { left: 1500, top: 500, right: 1580, bottom: 560 }
    expect(standFree({ ...options, camera: home, box, mayZoom: false })?.scale).toBe(0.5)
  })

  it('comes nearer than fits where that frees more of a low tower', () => {
    const phone = { width: 360, height: 640 }
    const tall = { left: 930, top: 584, right: 1130, bottom: 850 }
    const camera = standFree({
      ...options,
      view: phone,
      camera: { scale: 640 / 1080, x: -389, y: 0 },
      keepFree: { top: 76, right: 0, bottom: 330, left: 0 },
      box: tall,
    })
    const { scale, y } = camera ?? home
    expect(tall.bottom * scale + y, 'hardly below the card').toBeLessThan(640 - 330 + 70)
    expect(1080 * scale + y).toBeGreaterThanOrEqual(639.9)
  })

  it('comes nearer what is wide only as far as all of it still fits', () => {
    const facade = { left: 320, top: 300, right: 1480, bottom: 350 }
    const wide = { ...options, camera: home, keepFree: { ...card, right: 330 }, margin: 8 }
    const { scale, x } = standFree({ ...wide, box: facade }) ?? home
    expect(scale).toBeGreaterThan(0.5)
    expect((facade.right - facade.left) * scale).toBeLessThanOrEqual(960 - 330 - 16 + 0.001)
    expect(facade.right * scale + x, 'hardly under the card').toBeLessThan(960 - 330 + 120)
  })

  it('centres a shape that is larger than what is free', () => {
    const camera = standFree({
      ...options,
      keepFree: nothing,
      box: { left: 300, top: 300, right: 1500, bottom: 400 },
    })
    expect(camera?.x).toBe(480 - 900)
  })
})
