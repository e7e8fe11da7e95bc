import type { Passkey } from '@belvedere/contract/entities/security'
import { PASSKEY_NAME_MAX } from '@belvedere/domain/accounts/second-factor'
import { type FormEvent, useState } from 'react'
import { browserApi } from '../../../api/loader-api.ts'
import { m } from '../../../paraglide/messages.js'
import styles from './passkey-name.module.css'

/** Given by the device; renamed in its place. */
export function PasskeyName({ passkey, onSaved }: { passkey: Passkey; onSaved: () => Promise<void> }) {
  const [typed, setTyped] = useState<string>()

  async function save(event: FormEvent) {
    event.preventDefault()
    const name = typed?.trim()
    setTyped(undefined)
    if (!name || name === passkey.name) return
    const params = { id: passkey.id }
    await browserApi()
      .send('PATCH /api/v1/users/passkeys/{id}', { params, body: { name } })
      .catch(() => undefined)
    await onSaved()
  }

  if (typed === undefined)
    return (
      <button
        type="button"
        className={styles.rename}
        title={m.rename()}
        aria-label={m.rename_this({ name: passkey.name })}
        onClick={() => setTyped(passkey.name)}
      >
        {passkey.name}
      </button>
    )
  return (
    <form className={styles.renaming} onSubmit={save}>
      <input
        aria-label={m.passkey_name()}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        maxLength={PASSKEY_NAME_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={({ key }) => key === 'Escape' && setTyped(undefined)}
      />
    </form>
  )
}
