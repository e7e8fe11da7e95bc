export const PULSE_MIN = 0.2
export const PULSE_MAX = 0.65
export const PULSE_SPEED = 3

/** The longest time between two steps, unless a frame takes longer. */
export const PULSE_STEP_MS = 10

/** Where the pulse stands for those who prefer reduced motion. */
export const PULSE_STILL = PULSE_MAX

export function pulseOpacity(seconds: number): number {
  return PULSE_MIN + ((PULSE_MAX - PULSE_MIN) * (1 + Math.sin(PULSE_SPEED * seconds))) / 2
}
