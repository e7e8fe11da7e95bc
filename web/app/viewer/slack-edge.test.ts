import { describe, expect, it } from 'vitest'
import { slackEdge } from './slack-edge.ts'

const picture = { width: 1600, height: 900 }

describe('the edge the stepped pan goes to [VIE-05]', () => {
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
