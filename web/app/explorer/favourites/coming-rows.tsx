import styles from './coming-rows.module.css'

/** Keeps the place of rows that are on their way, so that the card does not jump when they come. */
export function ComingRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike, and go together
    <li key={place} className={styles.row} aria-hidden="true">
      <span className={styles.plan} />
      <span className={styles.lines} />
    </li>
  ))
}
