import { expect, it } from 'vitest'
import { PULSE_STILL, pulseOpacity } from './pulse.ts'

const TEN_SECONDS_IN_STEPS = Array.from({ length: 1000 }, (_, step) => step / 100)

it('is 0.2 + 0.45·(1 + sin 3t)/2 at every step [VIE-04]', () => {
  for (const t of TEN_SECONDS_IN_STEPS) {
    expect(pulseOpacity(t)).toBeCloseTo(0.2 + (0.45 * (1 + Math.sin(3 * t))) / 2, 12)
  }
})

it('begins in the middle, reaches both ends and never leaves them [VIE-04]', () => {
  expect(pulseOpacity(0)).toBeCloseTo(0.425, 12)
  expect(pulseOpacity(Math.PI / 6)).toBeCloseTo(0.65, 12)
  expect(pulseOpacity(Math.PI / 2)).toBeCloseTo(0.2, 12)
  for (const t of TEN_SECONDS_IN_STEPS) {
    expect(pulseOpacity(t)).toBeGreaterThanOrEqual(0.2)
    expect(pulseOpacity(t)).toBeLessThanOrEqual(0.65)
  }
})

it('stands at 0.65 for those who prefer reduced motion [VIE-04]', () => {
  expect(PULSE_STILL).toBe(0.65)
})
