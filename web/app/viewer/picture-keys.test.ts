import { describe, expect, it, vi } from 'vitest'
import { panKey, zoomKey } from './picture-keys.ts'

function recorded() {
  const [zoomBy, panBy, whole] = [vi.fn(), vi.fn(), vi.fn()]
  const deepZoom = { zoomBy, panBy, whole, view: () => ({ width: 1000, height: 500 }) }
  return { deepZoom, zoomBy, panBy, whole }
}

describe('the picture by keyboard [VIE-01]', () => {
  it('plus and minus zoom in and out by the same step, zero shows the whole', () => {
    const { deepZoom, zoomBy, whole } = recorded()
    zoomKey('+')?.(deepZoom)
    zoomKey('-')?.(deepZoom)
    zoomKey('0')?.(deepZoom)
    expect(zoomBy.mock.calls).toEqual([[1.5], [1 / 1.5]])
    expect(whole).toHaveBeenCalledOnce()
  })

  it('arrow keys move by a fifth of the view', () => {
    const { deepZoom, panBy } = recorded()
    panKey('ArrowRight')?.(deepZoom)
    panKey('ArrowUp')?.(deepZoom)
    expect(panBy.mock.calls.map((call) => call.map(Math.round))).toEqual([
      [200, 0],
      [0, -100],
    ])
  })

  it('other keys mean nothing here', () => {
    expect(zoomKey('a')).toBeUndefined()
    expect(panKey('Home')).toBeUndefined()
  })
})
