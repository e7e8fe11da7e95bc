import type { Profile } from '@belvedere/contract/entities/profile'
import {
  accountNameProblem,
  canSaveProfile,
  type ProfileNames,
} from '@belvedere/domain/accounts/account-rules'
import { type FormEvent, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { notify } from '../../state/notify.ts'
import { keepProfile } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account-form.module.css'
import { problemWords } from './problem-words.ts'
import dialog from './profile-dialog.module.css'
import { refusalWords } from './refusal-words.ts'

/** "Save disabled when either is empty, longer than 25, or both unchanged; the e-mail is read-only" (ACC-06). */
export function NamesForm({ profile }: { profile: Profile }) {
  const [names, setNames] = useState<ProfileNames>(profile)
  const [progress, setProgress] = useState<'typing' | 'saving' | 'saved'>('typing')

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!canSaveProfile(profile, names)) return
    setProgress('saving')
    const body = { firstName: names.firstName.trim(), lastName: names.lastName.trim() }
    const { answer, refusal } = await browserApi()
      .send('PATCH /api/v1/users', { body })
      .catch(() => ({ answer: undefined, refusal: undefined }))
    if (answer) {
      keepProfile(answer)
      setNames(answer)
    } else notify({ title: m.profile(), message: refusalWords(refusal), type: 'error', afterOk: 'stay' })
    setProgress(answer ? 'saved' : 'typing')
  }

  const field = (name: keyof ProfileNames) => ({
    name,
    value: names[name],
    problem: problemWords(accountNameProblem(names[name])),
    onChange: ({ target }: { target: { value: string } }) => {
      setProgress('typing')
      setNames({ ...names, [name]: target.value })
    },
  })

  return (
    <form className={styles.form} method="post" noValidate onSubmit={save}>
      <TextField label={m.first_name()} autoComplete="given-name" {...field('firstName')} />
      <TextField label={m.last_name()} autoComplete="family-name" {...field('lastName')} />
      <TextField label={m.email()} type="email" value={profile.email} readOnly />
      <div className={dialog.foot}>
        <p className={dialog.saved} role="status">
          {progress === 'saved' && (
            <>
              <Icon name="success" /> {m.saved()}
            </>
          )}
        </p>
        <Button
          look="primary"
          type="submit"
          busy={progress === 'saving'}
          disabled={!canSaveProfile(profile, names)}
        >
          {m.save()}
        </Button>
      </div>
    </form>
  )
}
