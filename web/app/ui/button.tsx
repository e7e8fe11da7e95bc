import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  /** One primary on each surface; a text button is an underlined link that acts. */
  look?: 'primary' | 'secondary' | 'text'
  /** The label stays, with a turning ring before it, and a second press does nothing. */
  busy?: boolean
}

export function Button({ look = 'secondary', busy = false, disabled, className, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={className ? `${styles.button} ${className}` : styles.button}
      data-look={look}
      aria-busy={busy}
      disabled={disabled || busy}
    />
  )
}
