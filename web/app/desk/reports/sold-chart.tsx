import styles from './desk-sold-report.module.css'
import type { Report } from './report.ts'

/** Of one among several, and of one that has all the room. */
const SIZES = { small: { width: 160, height: 78 }, large: { width: 720, height: 220 } } as const
/** So that the dot at the end is whole. */
const EDGE = 4

interface SoldChartProps {
  months: Report['sold'][number]['months']
  label: string
  size: keyof typeof SIZES
}

/** Two lines over the months: solid is what was sold, dashed what was planned. */
export function SoldChart({ months, label, size }: SoldChartProps) {
  const { width, height } = SIZES[size]
  const most = Math.max(1, ...months.flatMap(({ sold, planned }) => [sold, planned ?? 0]))
  const x = (nth: number) => (months.length < 2 ? width - EDGE : (nth / (months.length - 1)) * (width - EDGE))
  const y = (count: number) => EDGE + (1 - count / most) * (height - EDGE - 1)
  const sold = months.map((month, nth) => [x(nth), y(month.sold)] as const)
  const planned = months.flatMap((month, nth) =>
    month.planned === null ? [] : [[x(nth), y(month.planned)] as const],
  )
  const line = (points: readonly (readonly [number, number])[]) =>
    points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ')
  const end = sold.at(-1)
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <line className={styles.ground} x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} />
      <polyline className={styles.planned} points={line(planned)} />
      <polyline className={styles.sold} points={line(sold)} />
      {end && <circle className={styles.end} cx={end[0]} cy={end[1]} r="3" />}
    </svg>
  )
}
