import { ROLES } from '@belvedere/domain/accounts/roles'
import { freeName } from '@belvedere/domain/content/free-name'
import { localeCode } from '@belvedere/domain/screens/locale'
import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale, useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PlaceField } from './place-field.tsx'
import { type FoundPlace, placeInLanguages } from './place-in-languages.ts'
import styles from './studio-new-project-form.module.css'

interface NewProjectFormProps {
  /** What the other projects are called. */
  taken: readonly string[]
  onClose: () => void
}

/** A project with a name and a place, whose admin is invited; they do the rest (STU-01). */
export function NewProjectForm({ taken, onClose }: NewProjectFormProps) {
  const navigate = useNavigate()
  const localised = useLocalised()
  const locale = useLocale()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [place, setPlace] = useState<FoundPlace>()
  const [state, setState] = useState<'asks' | 'makes' | 'failed'>('asks')

  const called = name.trim()
  const free = freeName(name, taken)

  async function make(event: FormEvent) {
    event.preventDefault()
    if (!called || !place) return
    setState('makes')
    try {
      const project = await browserApi().read('POST /api/v1/projects', {
        body: { name: { 1: called, 6: called }, ...(await placeInLanguages(place)) },
      })
      if (email.trim() !== '')
        await browserApi().send('POST /api/v1/studio/projects/{projectId}/invitations', {
          params: { projectId: project.id },
          body: { email: email.trim(), roleId: ROLES.project_admin, localeId: localeCode(locale) },
        })
      void navigate(localised(studioPath(project.id)))
    } catch {
      setState('failed')
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void make(event)}>
      <TextField
        label={m.studio_new_name()}
        value={name}
        required
        maxLength={120}
        autoFocus
        hint={free === called ? undefined : m.studio_new_name_taken({ name: called })}
        onChange={(event) => setName(event.target.value)}
      />
      {free !== called && (
        <Button className={styles.instead ?? ''} onClick={() => setName(free)}>
          {m.studio_new_name_instead({ name: free })}
        </Button>
      )}
      <PlaceField label={m.studio_new_where()} chosen={place?.description ?? ''} onChoose={setPlace} />
      <TextField
        label={m.studio_new_admin()}
        hint={m.studio_new_admin_hint()}
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {state === 'failed' && <p role="alert">{m.studio_failed()}</p>}
      <div className={styles.acts}>
        <Button type="submit" look="primary" busy={state === 'makes'} disabled={!called || !place}>
          {m.studio_new_make()}
        </Button>
        <Button look="text" onClick={onClose}>
          {m.studio_new_discard()}
        </Button>
      </div>
    </form>
  )
}
