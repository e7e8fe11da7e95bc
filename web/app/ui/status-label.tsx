import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { StatusGlyph } from './status-glyph.tsx'
import styles from './status-label.module.css'

/** Glyph and word: a status is never colour alone. */
export function StatusLabel({ status, word }: { status: ApartmentStatus; word: string }) {
  return (
    <p className={styles.status} style={{ color: `var(--stt-${status})` }}>
      <svg className={styles.glyph} viewBox="-7 -7 14 14" aria-hidden="true">
        <StatusGlyph name={status} />
      </svg>
      {word}
    </p>
  )
}
