import { useState } from 'react'
import { browserApi } from '../../../api/loader-api.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { Question } from './question.tsx'
import styles from './security-page.module.css'
import { useConfirmedAction } from './use-confirmed-action.ts'

interface NotMeProps {
  email: string
  /** Other sessions are over, so the page is out of date. */
  onEnded: () => Promise<void>
}

/** "This was not me…": all other sessions end, then a new password is chosen; passkeys to keep stand beside. */
export function NotMe({ email, onEnded }: NotMeProps) {
  const [opened, open] = useState<'question' | 'password'>()
  const { busy, problem, act } = useConfirmedAction()

  const endOthers = () =>
    act(async ({ send }) => {
      const ended = await send(() => browserApi().send('DELETE /api/v1/users/sessions'))
      if (ended) open('password')
      await onEnded()
    })

  return (
    <div className={styles.notMe}>
      <p className={styles.detail}>{m.not_me_lead()}</p>
      <Button className={styles.alarm} busy={busy} onClick={() => open('question')}>
        {m.not_me()}
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {opened === 'question' && (
        <Question
          title={m.not_me_title()}
          yes={m.end_all_others()}
          onYes={() => void endOthers()}
          onClose={() => open(undefined)}
        >
          {m.not_me_text()}
        </Question>
      )}
      {opened === 'password' && <PasswordDialog email={email} onClose={() => open(undefined)} />}
    </div>
  )
}
