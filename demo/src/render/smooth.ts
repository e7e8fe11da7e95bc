import type { Layers } from './light.ts'

const STEPS = [1, 2, 4, 8, 16]
const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]

/**
 * Smooths the gathered light where a surface goes on, and keeps it apart where another begins: its neighbours count as far
 * as they face the same way at the same depth (the edge-avoiding à-trous filter).
 */
export function smoothed({ light, facing, depth }: Layers, width: number, height: number): Float32Array {
  let from = light
  for (const step of STEPS) {
    const to = new Float32Array(from.length)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x
        const at = pixel * 3
        const [fx, fy, fz] = [facing[at] ?? 0, facing[at + 1] ?? 0, facing[at + 2] ?? 0]
        const far = depth[pixel] ?? 0
        let [r, g, b, whole] = [0, 0, 0, 0]
        for (let j = -2; j <= 2; j += 1) {
          const row = y + j * step
          if (row < 0 || row >= height) continue
          for (let i = -2; i <= 2; i += 1) {
            const column = x + i * step
            if (column < 0 || column >= width) continue
            const other = row * width + column
            const there = other * 3
            const alike =
              fx * (facing[there] ?? 0) + fy * (facing[there + 1] ?? 0) + fz * (facing[there + 2] ?? 0)
            if (alike <= 0.3) continue
            const apart = Math.abs(far - (depth[other] ?? 0)) / (0.012 * far * step ** 0.5)
            const weight =
              (KERNEL[j + 2] ?? 0) * (KERNEL[i + 2] ?? 0) * alike ** 24 * Math.exp(-apart * apart)
            r += weight * (from[there] ?? 0)
            g += weight * (from[there + 1] ?? 0)
            b += weight * (from[there + 2] ?? 0)
            whole += weight
          }
        }
        if (whole < 1e-6) to.set(from.subarray(at, at + 3), at)
        else {
          to[at] = r / whole
          to[at + 1] = g / whole
          to[at + 2] = b / whole
        }
      }
    from = to
  }
  return from
}
