const WIDE_ASPECT = 1.25
const TALL_ASPECT = 0.8

export interface PanStep {
  /** How long to wait before the move. */
  readonly waitMs: number
  readonly to: 'edge' | 'home'
}

const STEPS: readonly PanStep[] = [
  { waitMs: 1200, to: 'edge' },
  { waitMs: 900, to: 'home' },
]

interface PanWindow {
  readonly width: number
  readonly height: number
  readonly reducedMotion: boolean
}

/** In a window much wider or taller than the picture a visitor sees only part of it, so the view shows the rest once. */
export function steppedPan({ width, height, reducedMotion }: PanWindow): readonly PanStep[] {
  if (reducedMotion || width <= 0 || height <= 0) return []
  const aspect = width / height
  return aspect > WIDE_ASPECT || aspect < TALL_ASPECT ? STEPS : []
}
