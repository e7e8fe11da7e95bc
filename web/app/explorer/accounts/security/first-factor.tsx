import { useState } from 'react'
import { browserApi } from '../../../api/loader-api.ts'
import { m } from '../../../paraglide/messages.js'
import { useHydrated } from '../../../state/use-hydrated.ts'
import { useLogOut } from '../../../state/use-log-out.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import form from '../account-form.module.css'
import { FormMessage } from '../form-message.tsx'
import { PaperPage } from '../paper-page.tsx'
import { hasPasskeys, makePasskey } from '../passkey-dialogs.ts'
import { CodesDialog, type NewCodes } from './codes-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { askToConfirm } from './confirmation.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useAction } from './use-action.ts'
import { useAsked } from './use-asked.ts'

const askSecurity = () => browserApi().read('GET /api/v1/users/security')

/** Adds the first second factor of somebody whose role demands one, or asks for the one that they have (STU-06). */
export default function FirstFactor({ onDone }: { onDone: () => Promise<void> }) {
  const security = useAsked(askSecurity).value
  const able = useHydrated() && hasPasskeys()
  const { busy, problem, act } = useAction()
  const logOut = useLogOut()
  const [codes, setCodes] = useState<NewCodes>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const added = (given: readonly string[]) => (given.length > 0 ? setRecoveryCodes(given) : void act(onDone))

  const addPasskey = () =>
    act(async ({ send, say }) => {
      const dialog = await send(() => browserApi().send('POST /api/v1/users/passkeys/dialog'))
      if (!dialog) return
      const passkey = await makePasskey(dialog.options)
      if (passkey === 'already-there') return say(m.passkey_already_there())
      if (passkey === 'closed') return say(m.no_passkey_added())
      const made = await send(() => browserApi().send('POST /api/v1/users/passkeys', { body: { passkey } }))
      if (made) added(made.recoveryCodes)
    })

  const beginCodes = () =>
    act(async ({ send }) => setCodes(await send(() => browserApi().send('POST /api/v1/users/codes/begin'))))

  const show = () =>
    act(async () => {
      if (await askToConfirm()) await onDone()
    })

  const has = security && (security.passkeys.length > 0 || security.codes.on)
  return (
    <PaperPage title={m.one_more_step()} lead={has ? m.show_factor_lead() : m.add_factor_lead()}>
      <title>{m.one_more_step()}</title>
      {problem && <FormMessage>{problem}</FormMessage>}
      {security && (
        <div className={form.form}>
          {has && (
            <Button look="primary" autoFocus busy={busy} onClick={() => void show()}>
              {m.confirm_title()}
            </Button>
          )}
          {!has && able && (
            <Button look="primary" autoFocus busy={busy} onClick={() => void addPasskey()}>
              <Icon name="passkey" />
              {m.add_passkey()}
            </Button>
          )}
          {!has && (
            <Button look={able ? 'secondary' : 'primary'} disabled={busy} onClick={() => void beginCodes()}>
              {m.use_one_time_codes()}
            </Button>
          )}
          <Button look="text" onClick={() => void logOut()}>
            {m.logout()}
          </Button>
        </div>
      )}
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
    </PaperPage>
  )
}
