import { beforeEach, expect, it, vi } from 'vitest'
import { bandByBand } from './band-by-band.ts'

let frames: (() => void)[] = []
const painted: string[] = []
const nextFrame = () => frames.splice(0).forEach((frame) => void frame())

beforeEach(() => {
  frames = []
  painted.length = 0
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => frames.pop())
  return () => vi.unstubAllGlobals()
})

const bands = () => bandByBand((band, count) => painted.push(`${band + 1} of ${count}`))

it('paints one band at each frame, and then none', () => {
  bands().start(600)
  expect(painted).toEqual([])
  for (let frame = 0; frame < 5; frame++) nextFrame()
  expect(painted).toEqual(['1 of 3', '2 of 3', '3 of 3'])
})

it('goes on where it is when everything changes again, until each band is new', () => {
  const sheet = bands()
  sheet.start(600)
  nextFrame()
  sheet.start(600)
  for (let frame = 0; frame < 5; frame++) nextFrame()
  expect(painted).toEqual(['1 of 3', '2 of 3', '3 of 3', '1 of 3'])
})

it('stops when all is painted at once, and begins from the top the next time', () => {
  const sheet = bands()
  sheet.start(600)
  nextFrame()
  sheet.stop()
  nextFrame()
  sheet.start(200)
  nextFrame()
  expect(painted).toEqual(['1 of 3', '1 of 1'])
})
