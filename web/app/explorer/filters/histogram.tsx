import type { Range } from '@belvedere/domain/filters/define-range'
import styles from './histogram.module.css'

interface HistogramProps {
  bars: readonly number[]
  bounds: Range
  /** Bars outside of it are left out. */
  range: Range
}

const HEIGHT = 44
const GAP = 0.14
/** So that a single apartment still shows. */
const LEAST_HEIGHT = 3

/** The apartments behind the track; only to be seen, since the match count says what it comes to. */
export function Histogram({ bars, bounds: [least, greatest], range: [from, to] }: HistogramProps) {
  const most = Math.max(...bars)
  const apart = (greatest - least) / Math.max(1, bars.length - 1)
  /** The first bar stands for the least, the last for the greatest. */
  const isIn = (bar: number) => {
    const value = Math.round(least + bar * apart)
    return value >= from && value <= to
  }
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${bars.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map((count, bar) => {
        const height = count === 0 ? 0 : Math.max(LEAST_HEIGHT, (count / most) * HEIGHT)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={bar}
            x={bar + GAP / 2}
            width={1 - GAP}
            y={HEIGHT - height}
            height={height}
            data-in={isIn(bar) || undefined}
          />
        )
      })}
    </svg>
  )
}
