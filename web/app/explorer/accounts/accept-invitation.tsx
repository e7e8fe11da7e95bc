import type { Answer } from '@belvedere/contract/client-types'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { loginPathFor } from '@belvedere/domain/screens/account-screens'
import { DESK_PATH } from '@belvedere/domain/screens/desk-paths'
import { STUDIO_PATH } from '@belvedere/domain/screens/studio-paths'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { logIn, logOut, profileNow, readProfileAgain, sessionKnown } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { AccountCard } from './account-card.tsx'
import styles from './account-form.module.css'
import { FormMessage } from './form-message.tsx'
import { InvitedAccountForm } from './invited-account-form.tsx'
import { refusalWords } from './refusal-words.ts'

type Open = Answer<'POST /api/v1/invitations/open'>

/** The account that is made where the address has none yet. */
export type InvitedAccount = { firstName: string; lastName: string; password: string }

/** A good link says where to, and is accepted: at once by whoever has an account, else with names and a password. */
export function AcceptInvitation({ token }: { token: string }) {
  const localised = useLocalised()
  const navigate = useNavigate()
  const projectId = useSearchParams()[0].get('projectId')
  const [invitation, setInvitation] = useState<Open>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    browserApi()
      .send('POST /api/v1/invitations/open', { body: { token } })
      .then(({ answer }) => setInvitation(answer))
      .catch(() => setProblem(m.error_text()))
  }, [token])

  async function accept(account?: InvitedAccount) {
    setBusy(true)
    const { answer, refusal } = await browserApi()
      .send('POST /api/v1/invitations/accept', { body: { token, ...(account && { account }) } })
      .catch(() => ({ answer: undefined, refusal: undefined }))
    if (!answer) {
      setBusy(false)
      return setProblem(refusalWords(refusal))
    }
    const to = localised(answer.roleId === ROLES.sales_agent ? DESK_PATH : STUDIO_PATH)
    if (await enterAs(answer.email, account?.password)) return navigate(to)
    const look = projectId ? `&projectId=${encodeURIComponent(projectId)}` : ''
    const goToLogin = () => navigate(loginPathFor(to) + look)
    // The login would send on whoever is logged in, in another's name.
    if (!profileNow() || !(await logOut(goToLogin))) await goToLogin()
  }

  /** By the password that was just chosen. Whoever has an account already is in, or shows at the login what it asks for. */
  async function enterAs(email: string, password: string | undefined): Promise<boolean> {
    if (password !== undefined) return (await logIn(email, password)) === 'in'
    // The button may be pressed before this browser's session is found; its profile knows nothing of the project yet.
    await sessionKnown()
    if (profileNow()?.email.toLowerCase() !== email.toLowerCase()) return false
    return readProfileAgain().then(
      () => true,
      () => false,
    )
  }

  const lead = invitation
    ? m.invitation_lead({ project: invitation.project, email: invitation.email })
    : m.one_moment()
  return (
    <AccountCard title={m.invitation_title()} lead={lead}>
      {problem && <FormMessage>{problem}</FormMessage>}
      {invitation && !invitation.hasAccount && <InvitedAccountForm busy={busy} onSubmit={accept} />}
      {invitation?.hasAccount && (
        <div className={styles.action}>
          <Button look="primary" busy={busy} onClick={() => accept()}>
            {m.invitation_accept()}
          </Button>
        </div>
      )}
    </AccountCard>
  )
}
