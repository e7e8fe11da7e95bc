import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { enter } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { offersPasskeysInField, showPasskey } from './passkey-dialogs.ts'
import styles from './passkey-login.module.css'
import { useTellLoggedIn } from './use-tell-logged-in.ts'

interface PasskeyLoginProps {
  /** What is said in the form when it fails. */
  onFail: (message: string) => void
}

/** The first way in: the browser's own dialog, which opens when it is asked for and never by itself. */
export function PasskeyLogin({ onFail }: PasskeyLoginProps) {
  const tellLoggedIn = useTellLoggedIn()
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  async function finish(shown: ReturnType<typeof showPasskey>) {
    try {
      const passkey = await shown
      if (!passkey) return setTimeout(() => button.current?.focus())
      const { answer, refusal } = await browserApi().send('POST /api/v1/users/auth/passkey', {
        body: { passkey },
      })
      if (refusal?.code === 'passkey-unknown') return onFail(m.passkey_unknown())
      if (!answer || (await enter(answer.token)) !== 'in') return onFail(m.login_failed())
      tellLoggedIn()
    } catch {
      onFail(m.login_failed())
    }
  }

  async function press() {
    setBusy(true)
    await finish(showPasskey())
    setBusy(false)
  }

  const finishing = useRef(finish)
  finishing.current = finish
  useEffect(() => {
    // The field waits for a choice as long as the form is there; a press of the button ends that wait.
    offersPasskeysInField()
      .then(async (offers) => {
        const passkey = offers ? await showPasskey({ inField: true }) : undefined
        if (passkey) await finishing.current(Promise.resolve(passkey))
      })
      .catch(() => undefined)
  }, [])

  return (
    <>
      <div className={styles.passkey}>
        <Button
          ref={button}
          look="primary"
          busy={busy}
          className={styles.button}
          onClick={() => void press()}
        >
          <Icon name="passkey" />
          {m.log_in_with_passkey()}
        </Button>
        <PasskeyHint />
      </div>
      <p className={styles.or}>{m.or_with_password()}</p>
    </>
  )
}

/** What a passkey is shown by, on this kind of device. */
export function PasskeyHint() {
  return (
    <p className={styles.hint}>
      <span className={styles.onPhone}>{m.passkey_hint_phone()}</span>
      <span className={styles.elsewhere}>{m.passkey_hint()}</span>
    </p>
  )
}
