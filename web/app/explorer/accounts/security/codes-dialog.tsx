import { type FormEvent, useState } from 'react'
import { browserApi } from '../../../api/loader-api.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import form from '../account-form.module.css'
import { CodeField } from '../code-field.tsx'
import { refusalWords } from '../refusal-words.ts'
import { Dialog } from './dialog.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './security-dialog.module.css'

export interface NewCodes {
  readonly key: string
  readonly uri: string
  readonly ticket: string
}

interface CodesDialogProps {
  codes: NewCodes
  /** With the recovery codes, which are shown this once. */
  onOn: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** The key goes into an app, as a picture or typed; one code of it turns them on. */
export function CodesDialog({ codes: { key, uri, ticket }, onOn, onClose }: CodesDialogProps) {
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      const { answer, refusal } = await browserApi().send('PUT /api/v1/users/codes', {
        body: { ticket, code },
      })
      if (answer) return onOn(answer.recoveryCodes)
      setProblem(refusalWords(refusal))
    } catch {
      setProblem(m.error_text())
    }
    setBusy(false)
  }

  return (
    <Dialog title={m.one_time_codes()} onClose={onClose}>
      <p>{m.codes_scan()}</p>
      <QrCode text={uri} label={m.codes_picture()} />
      <p>
        {m.codes_or_type()} <code className={styles.key}>{key.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <form className={form.form} method="post" noValidate onSubmit={submit}>
        <CodeField kind="code" value={code} onChange={setCode} problem={problem} />
        <Button look="primary" type="submit" busy={busy} disabled={code.length < 6}>
          {m.turn_on()}
        </Button>
      </form>
    </Dialog>
  )
}
