import type { Passkey, Security } from '@belvedere/contract/entities/security'
import { passkeyKept } from '@belvedere/domain/accounts/second-factor'
import { useState } from 'react'
import { browserApi } from '../../../api/loader-api.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { dayWords, timeWords } from '../../../i18n/when-words.ts'
import { m } from '../../../paraglide/messages.js'
import { useHydrated } from '../../../state/use-hydrated.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { hasPasskeys } from '../passkey-dialogs.ts'
import { addPasskey } from './add-passkey.ts'
import { Block } from './block.tsx'
import { PasskeyName } from './passkey-name.tsx'
import { Question } from './question.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { Row } from './row.tsx'
import styles from './security-page.module.css'
import { SmallButton } from './small-button.tsx'
import type { Asked } from './use-asked.ts'
import { useConfirmedAction } from './use-confirmed-action.ts'

export function PasskeyBlock({ asked }: { asked: Asked<Security> }) {
  const locale = useLocale()
  const able = useHydrated() && hasPasskeys()
  const { busy, problem, act } = useConfirmedAction()
  const [removing, setRemoving] = useState<Passkey>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()

  const add = () =>
    act(async (tools) => {
      const recoveryCodes = await addPasskey(tools)
      if (!recoveryCodes) return
      if (recoveryCodes.length > 0) setRecoveryCodes(recoveryCodes)
      await asked.reload()
    })

  const remove = ({ id }: Passkey) =>
    act(async ({ send }) => {
      await send(() => browserApi().send('DELETE /api/v1/users/passkeys/{id}', { params: { id } }))
      await asked.reload()
    })

  return (
    <Block
      title={m.passkeys()}
      lead={able ? m.passkeys_lead() : m.passkeys_not_here()}
      asked={asked}
      problem={problem}
      action={
        able && (
          <Button look="primary" className={styles.add} busy={busy} onClick={() => void add()}>
            {!busy && <Icon name="plus" />}
            {m.add_passkey()}
          </Button>
        )
      }
    >
      {(security) => (
        <>
          {security.passkeys.length === 0 && <p className={styles.none}>{m.no_passkeys_yet()}</p>}
          <ul className={styles.rows}>
            {security.passkeys.map((passkey) => (
              <Row
                key={passkey.id}
                icon="passkey"
                name={<PasskeyName passkey={passkey} onSaved={asked.reload} />}
                detail={m.passkey_kept({
                  keeper: passkey.keeper ?? (passkey.synced ? m.kept_in_account() : m.kept_on_device()),
                  day: dayWords(passkey.addedAt, locale),
                })}
                when={
                  passkey.usedAt === null
                    ? [m.never_used(), '']
                    : [
                        m.used_on({ day: dayWords(passkey.usedAt, locale) }),
                        timeWords(passkey.usedAt, locale),
                      ]
                }
                actions={
                  passkeyKept(security) === undefined && (
                    <SmallButton
                      aria-label={m.remove_this({ name: passkey.name })}
                      onClick={() => setRemoving(passkey)}
                    >
                      {m.remove_ask()}
                    </SmallButton>
                  )
                }
              />
            ))}
          </ul>
          {passkeyKept(security) && security.passkeys.length > 0 && (
            <p className={styles.note}>
              {security.password.set ? m.add_passkey_first() : m.set_password_first()}
            </p>
          )}
          {recoveryCodes && (
            <RecoveryCodesDialog codes={recoveryCodes} onClose={() => setRecoveryCodes(undefined)} />
          )}
          {removing && (
            <Question
              title={m.remove_passkey_title({ name: removing.name })}
              yes={m.remove()}
              onYes={() => void remove(removing)}
              onClose={() => setRemoving(undefined)}
            >
              {m.remove_passkey_text()}
              {security.passkeys.length === 1 && !security.codes.on && ` ${m.remove_last_factor_text()}`}
            </Question>
          )}
        </>
      )}
    </Block>
  )
}
