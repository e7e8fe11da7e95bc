import { ROLES } from '@belvedere/domain/accounts/roles'
import { freeName } from '@belvedere/domain/content/free-name'
import { localeCode } from '@belvedere/domain/screens/locale'
import { studioPath } from '@belvedere/domain/screens/studio-paths'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale, useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useMadeProject } from './make-project.ts'
import { PlaceField } from './place-field.tsx'
import { type FoundPlace, placeInLanguages } from './place-in-languages.ts'
import styles from './studio-new-project-form.module.css'

interface NewProjectFormProps {
  others: readonly { readonly id: number; readonly name: string }[]
  onClose: () => void
}

/** A project with a name and a place, whose admin is invited; they do the rest (STU-01). */
export function NewProjectForm({ others, onClose }: NewProjectFormProps) {
  const navigate = useNavigate()
  const localised = useLocalised()
  const locale = useLocale()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [place, setPlace] = useState<FoundPlace>()
  /** What is missing is said once one has asked for it. */
  const [asked, setAsked] = useState(false)
  const { made, make } = useMadeProject(others)
  const { busy, problem, run } = useAction()

  const called = name.trim()
  const free = freeName(
    name,
    others.map((one) => one.name),
  )

  async function makeAndInvite() {
    if (!called || !place) return
    const projectId = await make(async () => ({
      name: { 1: called, 6: called },
      ...(await placeInLanguages(place)),
    }))
    if (email.trim() !== '')
      await answered(
        browserApi().send('POST /api/v1/studio/projects/{projectId}/invitations', {
          params: { projectId },
          body: { email: email.trim(), roleId: ROLES.project_admin, localeId: localeCode(locale) },
        }),
      )
    void navigate(localised(studioPath(projectId)))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (called && place) void run(makeAndInvite)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {made === undefined ? (
        <>
          <TextField
            label={m.studio_new_name()}
            value={name}
            required
            maxLength={120}
            autoFocus
            problem={asked && !called ? m.studio_new_name_missing() : undefined}
            hint={free === called ? undefined : m.studio_new_name_taken({ name: called })}
            onChange={(event) => setName(event.target.value)}
          />
          {free !== called && (
            <Button className={styles.instead ?? ''} onClick={() => setName(free)}>
              {m.studio_new_name_instead({ name: free })}
            </Button>
          )}
          <PlaceField
            label={m.studio_new_where()}
            labelled
            problem={asked && !place ? m.studio_new_place_missing() : undefined}
            chosen={place?.description ?? ''}
            onChoose={setPlace}
          />
        </>
      ) : (
        <p role="status">{m.studio_new_made({ name: called })}</p>
      )}
      <TextField
        label={m.studio_new_admin()}
        hint={m.studio_new_admin_hint()}
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <ActionProblem problem={problem} />
      <div className={styles.acts}>
        <Button type="submit" look="primary" busy={busy}>
          {made === undefined ? m.studio_new_make() : m.studio_new_go_on()}
        </Button>
        <Button look="text" onClick={onClose}>
          {made === undefined ? m.studio_new_discard() : m.studio_close()}
        </Button>
      </div>
    </form>
  )
}
