import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { enter, type PendingLogin as Pending } from '../../state/session.ts'
import { FactorForm, type ShownFactor, WAIT } from './factor-form.tsx'
import { refusalWords } from './refusal-words.ts'
import { useTellLoggedIn } from './use-tell-logged-in.ts'

interface PendingLoginProps {
  login: Pending
  /** To the password, with what is to be said there. */
  onBack: (said?: string) => void
}

/** The second step of a login, for whoever has a second factor. */
export function PendingLogin({ login: { pending, factors }, onBack }: PendingLoginProps) {
  const tellLoggedIn = useTellLoggedIn()
  async function show(shown: ShownFactor): Promise<string | undefined> {
    const api = browserApi()
    const { answer, refusal } = await ('passkey' in shown
      ? api.send('POST /api/v1/users/auth/passkey', { body: shown })
      : api.send('POST /api/v1/users/auth/code', { body: { pending, ...shown } }))
    if (refusal?.code === 'invalid-token') {
      onBack(m.code_too_late())
      return undefined
    }
    if (refusal?.code === 'too-many-requests') return WAIT
    if (!answer) return refusalWords(refusal)
    if ((await enter(answer.token)) !== 'in') return m.login_failed()
    tellLoggedIn()
    return undefined
  }

  return <FactorForm factors={factors} action={m.log_in()} onShow={show} onBack={() => onBack()} />
}
