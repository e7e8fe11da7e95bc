import { bearingOf, compassPointOf, facesOf } from '@belvedere/domain/apartments/orientation'
import { compassWord, sunWords } from '../../i18n/orientation-words.ts'
import styles from './orientation.module.css'

/** A quarter of the sky for one side, joined for two. */
const SIDE_DEGREES = 90

export function Orientation({ orientation }: { orientation: string }) {
  const faces = facesOf(orientation)
  const bearing = bearingOf(orientation)
  const point = compassPointOf(orientation)
  if (bearing === undefined || !point) return null
  const from = bearing - SIDE_DEGREES / 2
  return (
    <div className={styles.orientation}>
      <svg className={styles.compass} viewBox="-22 -22 44 44" aria-hidden="true">
        <circle r="20" className={styles.ring} />
        <path className={styles.sky} d={`M0 0 L${at(from)} A16 16 0 0 1 ${at(from + SIDE_DEGREES)} Z`} />
        <path className={styles.north} d="M0 -17 3.4 0H-3.4Z" />
        <path className={styles.south} d="M0 17 3.4 0H-3.4Z" />
      </svg>
      <p>
        <b>{compassWord(point)}</b>
        <br />
        {sunWords(faces)}
      </p>
    </div>
  )
}

/** The point of the compass at so many degrees clockwise from north. */
function at(degrees: number): string {
  const radians = (degrees * Math.PI) / 180
  return `${(16 * Math.sin(radians)).toFixed(2)} ${(-16 * Math.cos(radians)).toFixed(2)}`
}
