import { describe, expect, it } from 'vitest'
import { panEdge } from './pan-edge.ts'

const picture = { width: 1600, height: 900 }
const phone = { width: 400, height: 900 }
const box = (left: number, right: number) => ({ left, top: 300, right, bottom: 600 })

describe('the edge the stepped pan goes to [VIE-05]', () => {
  it('is the right edge where the picture is wider than the window', () => {
    expect(panEdge(picture, phone, [])).toEqual({ scale: 1, x: -1200, y: 0 })
  })

  it('is the top where the picture is higher than the window', () => {
    expect(panEdge(picture, { width: 1600, height: 500 }, [])).toEqual({ scale: 1, x: 0, y: 0 })
  })

  it('is where the picture already stands when nothing is hidden', () => {
    expect(panEdge(picture, picture, [box(700, 900)])).toEqual({ scale: 1, x: -0, y: 0 })
  })

  // At home a phone shows the picture from 600 to 1000.
  it('comes only so near that the tower stays in sight', () => {
    expect(panEdge(picture, phone, [box(700, 900)])).toEqual({ scale: 1, x: -684, y: 0 })
  })

  it('is reached where the tower stays in sight all the way', () => {
    expect(panEdge(picture, { width: 1500, height: 900 }, [box(700, 900)])).toMatchObject({ x: -100 })
  })

  it('shows the rest of a tower that is wider than the window, which goes on filling it', () => {
    expect(panEdge(picture, phone, [box(550, 1050)])).toEqual({ scale: 1, x: -666, y: 0 })
  })

  it('is not away from a tower that stands at the other side', () => {
    expect(panEdge(picture, phone, [box(605, 800)])).toEqual({ scale: 1, x: -600, y: 0 })
  })

  it('keeps in sight the building that the view opens with, and lets go of others', () => {
    expect(panEdge(picture, phone, [box(500, 640), box(710, 910), box(960, 1200)])).toMatchObject({ x: -694 })
  })

  it('keeps the tower in sight on its way up, too', () => {
    const low = { width: 1600, height: 400 }
    expect(panEdge(picture, low, [{ left: 700, right: 900, top: 350, bottom: 560 }])).toEqual({
      scale: 1,
      x: 0,
      y: -176,
    })
  })
})
