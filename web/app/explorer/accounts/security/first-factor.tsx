import { type ReactNode, useEffect, useState } from 'react'
import { browserApi } from '../../../api/loader-api.ts'
import { m } from '../../../paraglide/messages.js'
import { clearNotices } from '../../../state/notify.ts'
import { useHydrated } from '../../../state/use-hydrated.ts'
import { useLogOut } from '../../../state/use-log-out.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PRODUCT_NAME } from '../../../ui/product-name.ts'
import form from '../account-form.module.css'
import { FormMessage } from '../form-message.tsx'
import { hasPasskeys } from '../passkey-dialogs.ts'
import { PasskeyHint } from '../passkey-login.tsx'
import { addPasskey } from './add-passkey.ts'
import { CodesDialog, type NewCodes } from './codes-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { askToConfirm } from './confirmation.ts'
import styles from './first-factor.module.css'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useAsked } from './use-asked.ts'
import { useConfirmedAction } from './use-confirmed-action.ts'

const askSecurity = () => browserApi().read('GET /api/v1/users/security')

interface FirstFactorProps {
  onDone: () => Promise<void>
  /** For whoever can go on without it. */
  onLater: (() => void) | undefined
  languages: ReactNode
}

/** Adds the first second factor of somebody whose role demands one, or asks for the one that they have (STU-06). */
export default function FirstFactor({ onDone, onLater, languages }: FirstFactorProps) {
  const { value: security, failed, reload } = useAsked(askSecurity)
  const able = useHydrated() && hasPasskeys()
  const { busy, problem, act } = useConfirmedAction()
  const logOut = useLogOut()
  const [codes, setCodes] = useState<NewCodes>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  // The OK of what was told before, as the login, would lead away from this step.
  useEffect(clearNotices, [])
  /** What was told before would lie on the dialog that opens now. */
  const step = (work: Parameters<typeof act>[0]) => {
    clearNotices()
    return act(work)
  }
  const added = (given: readonly string[]) => (given.length > 0 ? setRecoveryCodes(given) : void act(onDone))

  const addHere = () =>
    step(async (tools) => {
      const given = await addPasskey(tools)
      if (given) added(given)
    })

  const beginCodes = () =>
    step(async ({ send }) => setCodes(await send(() => browserApi().send('POST /api/v1/users/codes/begin'))))

  const show = () =>
    step(async () => {
      if (await askToConfirm(m.show_factor_lead())) await onDone()
    })

  const has = security && (security.passkeys.length > 0 || security.codes.on)
  return (
    <div className={styles.page}>
      <title>{m.one_more_step()}</title>
      <header className={styles.bar}>
        <span className={styles.product}>{PRODUCT_NAME}</span>
        {languages}
      </header>
      <main className={styles.card}>
        <h1 className={styles.title}>{m.one_more_step()}</h1>
        <p className={styles.lead}>{has ? m.show_factor_lead() : m.add_factor_lead()}</p>
        {(problem || failed) && <FormMessage>{problem ?? m.error_text()}</FormMessage>}
        <div className={form.form}>
          {failed && (
            <Button look="primary" onClick={() => void reload()}>
              {m.try_again()}
            </Button>
          )}
          {has && (
            <Button look="primary" autoFocus busy={busy} onClick={() => void show()}>
              {m.confirm_title()}
            </Button>
          )}
          {security && !has && able && (
            <div className={form.action}>
              <Button look="primary" autoFocus busy={busy} onClick={() => void addHere()}>
                <Icon name="passkey" />
                {m.add_passkey()}
              </Button>
              <PasskeyHint />
            </div>
          )}
          {security && !has && (
            <Button look={able ? 'secondary' : 'primary'} disabled={busy} onClick={() => void beginCodes()}>
              {m.use_one_time_codes()}
            </Button>
          )}
          <div className={form.between}>
            {onLater && (
              <Button look="text" onClick={onLater}>
                {m.not_now()}
              </Button>
            )}
            <Button look="text" onClick={() => void logOut()}>
              {m.logout()}
            </Button>
          </div>
        </div>
      </main>
      {codes && (
        <CodesDialog
          codes={codes}
          onOn={(given) => {
            setCodes(undefined)
            added(given)
          }}
          onClose={() => setCodes(undefined)}
        />
      )}
      {recoveryCodes && (
        <RecoveryCodesDialog
          codes={recoveryCodes}
          onClose={() => {
            setRecoveryCodes(undefined)
            void act(onDone)
          }}
        />
      )}
      <ConfirmDialog />
    </div>
  )
}
