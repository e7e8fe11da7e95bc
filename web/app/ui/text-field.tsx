import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldMessage } from './field-message.tsx'
import styles from './text-field.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  /** What is wrong, tied to the field for screen readers. */
  problem?: string | undefined
  hint?: string | undefined
  /** Inside the field, at its end, such as a button that shows a password. */
  end?: ReactNode
}

/** A field with its label above and its message below; both are read with it. */
export function TextField({ label, problem, hint, end, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.field} data-wrong={problem ? '' : undefined}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
      </div>
      <div className={styles.control}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem || hint ? `${id}-message` : undefined}
        />
        {end && <div className={styles.end}>{end}</div>}
      </div>
      <FieldMessage id={`${id}-message`} problem={problem} hint={hint} />
    </div>
  )
}
