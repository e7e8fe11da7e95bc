import styles from './desk-time-ring.module.css'

interface TimeRingProps {
  /** From 1, all of its time, to 0. */
  share: number
  size: 20 | 104
  tone: 'pending-reservation' | 'reserved' | 'error'
}

const STROKE = { 20: 3, 104: 8 } as const

/** How much time is left, as a ring that empties; the words beside it say the same. */
export function TimeRing({ share, size, tone }: TimeRingProps) {
  const stroke = STROKE[size]
  const radius = (size - stroke) / 2
  const round = 2 * Math.PI * radius
  return (
    <svg className={styles.ring} width={size} height={size} data-tone={tone} aria-hidden="true">
      <circle className={styles.whole} cx={size / 2} cy={size / 2} r={radius} strokeWidth={stroke} />
      <circle
        className={styles.left}
        cx={size / 2}
        cy={size / 2}
        r={radius}
        strokeWidth={stroke}
        strokeDasharray={`${round * share} ${round}`}
        transform={`rotate(-90 ${size / 2} ${size / 2})`}
      />
    </svg>
  )
}
