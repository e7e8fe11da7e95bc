const PULSE_MIN = 0.2
const PULSE_MAX = 0.65
const PULSE_SPEED = 3

/** Where the pulse stands for those who prefer reduced motion. */
export const PULSE_STILL = PULSE_MAX

export function pulseOpacity(seconds: number): number {
  return PULSE_MIN + ((PULSE_MAX - PULSE_MIN) * (1 + Math.sin(PULSE_SPEED * seconds))) / 2
}
