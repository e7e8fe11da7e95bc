import { type FormEvent, useEffect, useState } from 'react'
import { browserApi } from '../../../api/loader-api.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import form from '../account-form.module.css'
import { CodeField } from '../code-field.tsx'
import { hasPasskeys, showPasskey } from '../passkey-dialogs.ts'
import { PasswordField } from '../password-field.tsx'
import { refusalWords } from '../refusal-words.ts'
import { useConfirmation } from './confirmation.ts'
import { Dialog } from './dialog.tsx'

type Proof =
  | { password: string; code?: string; recoveryCode?: string }
  | { passkey: NonNullable<Awaited<ReturnType<typeof showPasskey>>> }

/** "Confirm that it is you": by a passkey, or by the password and, where they are on, a code or a recovery code. */
export function ConfirmDialog() {
  const asked = useConfirmation()
  return asked && <Confirming {...asked} />
}

function Confirming({ lead, answer }: NonNullable<ReturnType<typeof useConfirmation>>) {
  const [ways, setWays] = useState({ passkeys: false, codes: false })
  useEffect(() => {
    browserApi()
      .read('GET /api/v1/users/security')
      .then(({ passkeys, codes }) => setWays({ passkeys: passkeys.length > 0, codes: codes.on }))
      // By the password then, which is answered with what else there is to show.
      .catch(() => undefined)
  }, [])
  const passkeys = ways.passkeys && hasPasskeys()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string>()
  const [recovery, setRecovery] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function prove(proof: () => Promise<Proof | undefined>) {
    setBusy(true)
    setProblem(undefined)
    try {
      const body = await proof()
      if (!body) return
      const { answer: done, refusal } = await browserApi().send('POST /api/v1/users/security/confirm', {
        body,
      })
      if (done) return answer(true)
      // Whoever has a passkey and no codes has recovery codes all the same.
      if (refusal?.code === 'second-factor-required') setRecovery(true)
      if (refusal?.code === 'code-required' || refusal?.code === 'second-factor-required') setCode('')
      else setProblem(refusalWords(refusal))
    } catch {
      setProblem(m.error_text())
    } finally {
      setBusy(false)
    }
  }

  const byPassword = (event: FormEvent) => {
    event.preventDefault()
    const shown = code === undefined ? {} : recovery ? { recoveryCode: code } : { code }
    void prove(async () => ({ password, ...shown }))
  }

  const byPasskey = () =>
    void prove(async () => {
      const passkey = await showPasskey()
      return passkey && { passkey }
    })

  return (
    <Dialog title={m.confirm_title()} onClose={() => answer(false)}>
      <p>{lead}</p>
      {passkeys && (
        <Button look="primary" disabled={busy} onClick={byPasskey}>
          <Icon name="passkey" />
          {m.confirm_with_passkey()}
        </Button>
      )}
      <form className={form.form} method="post" noValidate onSubmit={byPassword}>
        {code === undefined ? (
          <PasswordField
            label={m.password()}
            autoComplete="current-password"
            value={password}
            problem={problem}
            onChange={({ target }) => setPassword(target.value)}
          />
        ) : (
          <>
            <CodeField
              key={String(recovery)}
              kind={recovery ? 'recovery' : 'code'}
              value={code}
              onChange={setCode}
              problem={problem}
            />
            {ways.codes && (
              <Button
                look="text"
                onClick={() => {
                  setCode('')
                  setProblem(undefined)
                  setRecovery(!recovery)
                }}
              >
                {recovery ? m.use_code() : m.use_recovery_code()}
              </Button>
            )}
          </>
        )}
        <Button
          look={passkeys ? 'secondary' : 'primary'}
          type="submit"
          busy={busy}
          disabled={password === '' || code === ''}
        >
          {m.confirm()}
        </Button>
      </form>
    </Dialog>
  )
}
