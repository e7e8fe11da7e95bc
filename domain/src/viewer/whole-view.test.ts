import { describe, expect, it } from 'vitest'
import { wholeView } from './whole-view.ts'

const picture = { width: 1600, height: 900 }
const phone = { width: 400, height: 900 }
const facade = { left: 400, top: 150, right: 1152, bottom: 650 }

describe('the whole picture [VIE-01]', () => {
  it('is home in a window that shows nearly all of it', () => {
    expect(wholeView(picture, { width: 1440, height: 900 }, [facade])).toEqual({ scale: 1, x: -80, y: 0 })
  })

  it('is the whole façade on a phone, in the middle of the screen', () => {
    expect(wholeView(picture, phone, [facade])).toEqual({ scale: 0.5, x: -188, y: 250 })
  })

  it('is all of the buildings together', () => {
    const parts = [
      { left: 400, top: 150, right: 600, bottom: 300 },
      { left: 900, top: 400, right: 1152, bottom: 650 },
    ]
    expect(wholeView(picture, phone, parts)).toEqual({ scale: 0.5, x: -188, y: 250 })
  })

  it('is no nearer than home, however small what it shows', () => {
    expect(wholeView(picture, phone, [{ left: 790, top: 400, right: 810, bottom: 450 }]).scale).toBe(1)
  })

  it('is never smaller than the picture fits the window', () => {
    expect(wholeView(picture, phone, [{ left: 0, top: 0, right: 1600, bottom: 900 }])).toEqual({
      scale: 0.25,
      x: 0,
      y: 337.5,
    })
  })

  it('is home where nothing says what the screen is about', () => {
    expect(wholeView(picture, phone, [])).toEqual({ scale: 1, x: -600, y: 0 })
  })
})
