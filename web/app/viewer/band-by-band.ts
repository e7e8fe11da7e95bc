/** A band with so many shapes is painted well within a frame, without a graphics card too. */
const SHAPES_IN_A_BAND = 250

/**
 * Paints a large sheet anew in bands, one at each frame: nobody waits for the whole. When it is to be painted anew
 * again before it is done it goes on with the next band, so that none is left out for as long as a thumb is dragged.
 */
export function bandByBand(paint: (band: number, count: number) => void) {
  let frame: number | undefined
  let [next, left, count] = [0, 0, 1]
  function step(): void {
    paint(next, count)
    next = (next + 1) % count
    left--
    frame = left > 0 ? requestAnimationFrame(step) : undefined
  }
  function start(shapes: number): void {
    if (frame === undefined) {
      count = Math.max(1, Math.ceil(shapes / SHAPES_IN_A_BAND))
      next = 0
      frame = requestAnimationFrame(step)
    }
    left = count
  }
  function stop(): void {
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = undefined
  }
  return { start, stop }
}
