import { type PasswordPair, passwordPairProblems } from '@belvedere/domain/accounts/account-rules'
import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { notify } from '../../state/notify.ts'
import { type Factors, factorsIn } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import styles from './account-form.module.css'
import { FactorForm, type ShownFactor, type ShownPasskey, WAIT } from './factor-form.tsx'
import { FormMessage } from './form-message.tsx'
import { PasswordField } from './password-field.tsx'
import { passwordHint } from './problem-words.ts'
import { refusalWords } from './refusal-words.ts'
import { useAccountForm } from './use-account-form.ts'
import { useFormFailure } from './use-form-failure.ts'

type Shown = { passkey: ShownPasskey; code: string; recoveryCode: string }

/** Sets a new password with the token of a mailed link (ACC-04). */
export function NewPasswordForm({ token, onSaved }: { token: string; onSaved: () => void }) {
  const { field, handleSubmit, busy } = useAccountForm<PasswordPair>(passwordPairProblems)
  const { failure, fail, forget } = useFormFailure()
  const [guarded, setGuarded] = useState<{ password: string; factors: Factors }>()

  const save = (body: { password: string } & Partial<Shown>) =>
    browserApi().send('POST /api/v1/users/password-set', { body: { token, ...body } })

  const saved = () => {
    notify({ title: m.new_password(), message: m.password_saved(), type: 'success', afterOk: 'stay' })
    onSaved()
  }

  const submit = handleSubmit(async ({ password }) => {
    forget()
    try {
      const { answer, refusal, meta } = await save({ password })
      if (meta?.factors) return setGuarded({ password, factors: factorsIn(meta) })
      if (!answer) return fail({ title: m.new_password(), message: refusalWords(refusal) })
    } catch {
      return fail({ title: m.new_password(), message: m.error_text() })
    }
    saved()
  })

  /** A link alone changes no password of whoever has a second factor (SEC-10). */
  async function show(shown: ShownFactor): Promise<string | undefined> {
    const { answer, refusal } = await save({ password: guarded?.password ?? '', ...shown })
    if (refusal?.code === 'too-many-requests') return WAIT
    if (!answer) return refusalWords(refusal)
    saved()
    return undefined
  }

  if (guarded)
    return (
      <FactorForm
        factors={guarded.factors}
        action={m.save_password()}
        onShow={show}
        onBack={() => setGuarded(undefined)}
      />
    )
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {failure && <FormMessage>{failure.message}</FormMessage>}
      <PasswordField
        label={m.new_password()}
        autoComplete="new-password"
        hint={passwordHint()}
        {...field('password')}
      />
      <PasswordField label={m.repeat_password()} autoComplete="new-password" {...field('confirmation')} />
      <Button look="primary" type="submit" busy={busy}>
        {m.save_password()}
      </Button>
    </form>
  )
}
