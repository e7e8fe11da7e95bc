import { Icon } from './icon.tsx'
import styles from './text-field.module.css'

interface FieldMessageProps {
  /** The field names it in `aria-describedby`. */
  id: string
  problem: string | undefined
  hint?: string | undefined
}

/** Under a field: what is wrong with it, else what helps to fill it in. */
export function FieldMessage({ id, problem, hint }: FieldMessageProps) {
  if (!problem && !hint) return null
  return (
    <p id={id} className={styles.message}>
      {problem && <Icon name="error" size={16} />}
      {problem ?? hint}
    </p>
  )
}
