import { type FormEvent, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { notify } from '../../state/notify.ts'
import { enter } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import styles from './account-form.module.css'
import { CodeField } from './code-field.tsx'
import { useWait } from './use-wait.ts'

interface CodeFormProps {
  /** The ticket of a password that was right. */
  pending: string
  /** To the password, with what is to be said there. */
  onBack: (said?: string) => void
}

/** The second step of a login, where one-time codes are on. */
export function CodeForm({ pending, onBack }: CodeFormProps) {
  const [recovery, setRecovery] = useState(false)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { seconds, startWait } = useWait()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      const body = recovery ? { pending, recoveryCode: typed } : { pending, code: typed }
      const { answer, refusal } = await browserApi().send('POST /api/v1/users/auth/code', { body })
      if (refusal?.code === 'invalid-token') return onBack(m.code_too_late())
      if (refusal?.code === 'too-many-requests') startWait()
      else if (!answer) setProblem(m.code_wrong())
      else if ((await enter(answer.token)) === 'in')
        notify({ title: m.login(), message: m.logged_in(), type: 'info', afterOk: 'back' })
      else setProblem(m.login_failed())
    } catch {
      setProblem(m.login_failed())
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <p className={styles.lead}>{recovery ? m.recovery_code_lead() : m.code_lead()}</p>
      <CodeField
        key={String(recovery)}
        kind={recovery ? 'recovery' : 'code'}
        value={typed}
        onChange={setTyped}
        problem={seconds > 0 ? m.code_wait({ count: seconds }) : problem}
      />
      <Button look="primary" type="submit" busy={busy} disabled={typed === '' || seconds > 0}>
        {m.log_in()}
      </Button>
      <div className={styles.between}>
        <Button
          look="text"
          onClick={() => {
            setTyped('')
            setProblem(undefined)
            setRecovery(!recovery)
          }}
        >
          {recovery ? m.use_code() : m.use_recovery_code()}
        </Button>
        <Button look="text" onClick={() => onBack()}>
          {m.back()}
        </Button>
      </div>
    </form>
  )
}
