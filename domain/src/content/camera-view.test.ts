import { describe, expect, it } from 'vitest'
import { chooseCameraView } from './camera-view.ts'

const views = [
  { id: 7, order: 2 },
  { id: 16, order: 1 },
  { id: 9, order: 3 },
]

describe('camera views', () => {
  it('open in the view of the lowest order by default', () => {
    expect(chooseCameraView(views, undefined)?.id).toBe(16)
  })

  it('open in the named view', () => {
    expect(chooseCameraView(views, 9)?.id).toBe(9)
  })

  it('have no view by another name', () => {
    expect(chooseCameraView(views, 10)).toBeUndefined()
    expect(chooseCameraView([], undefined)).toBeUndefined()
  })
})
