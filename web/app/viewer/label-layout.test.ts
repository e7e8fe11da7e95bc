import { describe, expect, it } from 'vitest'
import { isAmongWords } from './label-layout.ts'

describe('a label gives way to the words of the app bar [VIE-02]', () => {
  const camera = { scale: 0.5, x: 0, y: -100 }

  it('stands aside where its middle lies on them', () => {
    expect(isAmongWords(camera, [400, 250], 66)).toBe(true)
  })

  it('stays below them, and beyond the view, from where it may come in', () => {
    expect(isAmongWords(camera, [400, 340], 66)).toBe(false)
    expect(isAmongWords(camera, [400, 100], 66)).toBe(false)
  })

  it('stays everywhere where no bar covers the picture', () => {
    expect(isAmongWords(camera, [400, 250], 0)).toBe(false)
  })
})
