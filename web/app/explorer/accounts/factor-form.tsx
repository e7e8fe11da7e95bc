import { type FormEvent, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { Factors } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './account-form.module.css'
import { CodeField } from './code-field.tsx'
import { FormMessage } from './form-message.tsx'
import { hasPasskeys, showPasskey } from './passkey-dialogs.ts'
import { useWait } from './use-wait.ts'

export type ShownPasskey = NonNullable<Awaited<ReturnType<typeof showPasskey>>>

/** What somebody shows beside their password or a mailed link. */
export type ShownFactor = { passkey: ShownPasskey } | { code: string } | { recoveryCode: string }

type Way = 'code' | 'passkey' | 'recovery'

const WAY_WORDS: Readonly<Record<Way, { lead: () => string; use: () => string }>> = {
  code: { lead: m.code_lead, use: m.use_code },
  passkey: { lead: m.passkey_lead, use: m.use_passkey },
  recovery: { lead: m.recovery_code_lead, use: m.use_recovery_code },
}

interface FactorFormProps {
  factors: Factors
  /** What is done with a code, as the button says it. */
  action: string
  /** What went wrong, if something did; `wait` after too many wrong ones. */
  onShow: (shown: ShownFactor) => Promise<string | undefined>
  /** To where one came from. */
  onBack: () => void
}

/** Too many wrong ones: the form counts down before the next. */
export const WAIT = 'wait'

/** The second factor of whoever has one: a code, a passkey, or a recovery code instead of either (SEC-10). */
export function FactorForm({ factors, action, onShow, onBack }: FactorFormProps) {
  const ways = waysOf(factors)
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery')
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { seconds, startWait } = useWait()

  async function show(shown: () => Promise<ShownFactor | undefined>) {
    setBusy(true)
    setProblem(undefined)
    try {
      const factor = await shown()
      const wrong = factor && (await onShow(factor))
      if (wrong === WAIT) startWait()
      else setProblem(wrong)
    } catch {
      setProblem(m.error_text())
    } finally {
      setBusy(false)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void show(async () => {
      if (way !== 'passkey') return way === 'code' ? { code: typed } : { recoveryCode: typed }
      const passkey = await showPasskey()
      return passkey && { passkey }
    })
  }

  const turnTo = (next: Way) => {
    setTyped('')
    setProblem(undefined)
    setWay(next)
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <p className={styles.lead}>{WAY_WORDS[way].lead()}</p>
      {way === 'passkey' ? (
        problem && <FormMessage>{problem}</FormMessage>
      ) : (
        <CodeField
          key={way}
          kind={way}
          value={typed}
          onChange={setTyped}
          problem={seconds > 0 ? m.code_wait({ count: seconds }) : problem}
        />
      )}
      <Button
        look="primary"
        type="submit"
        busy={busy}
        disabled={way !== 'passkey' && (typed === '' || seconds > 0)}
      >
        {way === 'passkey' && <Icon name="passkey" />}
        {way === 'passkey' ? m.use_passkey() : action}
      </Button>
      {way === 'recovery' && <p className={styles.lead}>{m.factors_lost()}</p>}
      <div className={styles.between}>
        {ways
          .filter((one) => one !== way)
          .map((one) => (
            <Button key={one} look="text" onClick={() => turnTo(one)}>
              {WAY_WORDS[one].use()}
            </Button>
          ))}
        <Button look="text" onClick={onBack}>
          {m.back()}
        </Button>
      </div>
    </form>
  )
}

/** The first is what is asked for; what this browser cannot do is left out. */
function waysOf({ code, passkey }: Factors): Way[] {
  return [
    ...(code ? (['code'] as const) : []),
    ...(passkey && hasPasskeys() ? (['passkey'] as const) : []),
    'recovery',
  ]
}
