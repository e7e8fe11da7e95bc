import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldMessage } from './field-message.tsx'
import styles from './text-field.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: ReactNode
  problem?: string | undefined
  /** At the right of the label, such as a counter. */
  aside?: ReactNode
}

/** Several lines, in the frame of a text field. */
export function TextArea({ label, problem, aside, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <div className={styles.field} data-wrong={problem ? '' : undefined}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <textarea
        {...area}
        id={id}
        className={`${styles.input} ${styles.area}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-message` : undefined}
      />
      <FieldMessage id={`${id}-message`} problem={problem} />
    </div>
  )
}
