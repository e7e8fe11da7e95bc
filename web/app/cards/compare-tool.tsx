import type { Apartment } from '@belvedere/contract/entities/apartment'
import { m } from '../paraglide/messages.js'
import { pressCompare, useIsCompared } from '../state/compare.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './card-tool.module.css'

/** Gives the apartment a place in the comparison, or takes it away (CMP-02). */
export function CompareTool({ apartment: { id, name } }: { apartment: Apartment }) {
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool="compare"
      aria-label={m.compare_this({ name })}
      aria-pressed={useIsCompared(id)}
      onClick={() => pressCompare(id)}
    >
      <Icon name="compare" />
    </button>
  )
}
