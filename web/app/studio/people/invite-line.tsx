import { isEmailAddress } from '@belvedere/domain/accounts/email-address'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { type FormEvent, useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RoleSelect } from './role-select.tsx'
import type { StaffRole } from './role-words.ts'
import styles from './studio-people.module.css'

interface InviteLineProps {
  /** Says why it was refused; undefined when the mail is on its way. */
  onInvite: (email: string, roleId: StaffRole) => Promise<string | undefined>
}

/** One form for as many addresses as stand between commas; those that could not be invited stay in it. */
export function InviteLine({ onInvite }: InviteLineProps) {
  const [addresses, setAddresses] = useState('')
  const [roleId, setRoleId] = useState<StaffRole>(ROLES.project_editor)
  const [message, setMessage] = useState<string>()
  const [busy, setBusy] = useState(false)
  const id = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = [...new Set(addresses.split(/[\s,;]+/).filter(Boolean))]
    const wrong = wanted.filter((address) => !isEmailAddress(address))
    if (wanted.length === 0 || wrong.length > 0) return setMessage(m.studio_people_address_wrong())
    setBusy(true)
    const left: string[] = []
    let why: string | undefined
    for (const email of wanted) {
      const problem = await onInvite(email, roleId)
      if (problem) left.push(email)
      why ??= problem
    }
    setBusy(false)
    setAddresses(left.join(', '))
    setMessage(why)
  }

  return (
    <form className={styles.invite} onSubmit={submit} noValidate>
      <span className={styles.mailed}>
        <Icon name="mail" size={18} />
        <input
          className={styles.addresses}
          type="text"
          inputMode="email"
          autoComplete="off"
          aria-label={m.studio_people_addresses()}
          placeholder={m.studio_people_addresses()}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? id : undefined}
          value={addresses}
          onChange={({ target }) => setAddresses(target.value)}
        />
      </span>
      <RoleSelect label={m.studio_people_role_of_invited()} roleId={roleId} onChoose={setRoleId} />
      <Button className={styles.send ?? ''} look="primary" type="submit" busy={busy}>
        {m.studio_people_send()}
      </Button>
      {message && (
        <p id={id} className={styles.wrong} role="alert">
          {message}
        </p>
      )}
    </form>
  )
}
