import styles from './desk-bars.module.css'

interface Bar {
  readonly name: string
  readonly count: number
  /** The number in words, and what else there is to say of it. */
  readonly words: string
  readonly more?: string | undefined
  /** Of another kind than those before it: a lighter bar. */
  readonly soft?: boolean | undefined
}

/** Numbers of one unit, drawn to one scale. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ul className={styles.bars}>
      {bars.map(({ name, count, words, more, soft }) => (
        <li key={name}>
          <span>{name}</span>
          <b>{words}</b>
          <i className={styles.track}>
            <i
              className={styles.bar}
              data-soft={soft || undefined}
              style={{ width: `${(100 * count) / most}%` }}
            />
          </i>
          <small>{more}</small>
        </li>
      ))}
    </ul>
  )
}
