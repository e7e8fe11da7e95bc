import { type ComponentProps, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account-form.module.css'

/** Dots, until the eye is pressed. */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.eye}
          aria-label={`${shown ? m.hide_password() : m.show_password()}: ${field.label}`}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  )
}
