import type { Security } from '@belvedere/contract/entities/security'
import { codesKept, FEW_RECOVERY_CODES, RECOVERY_CODES } from '@belvedere/domain/accounts/second-factor'
import { useState } from 'react'
import { browserApi } from '../../../api/loader-api.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { agoWords } from '../../../i18n/when-words.ts'
import { m } from '../../../paraglide/messages.js'
import { Block } from './block.tsx'
import { CodesDialog, type NewCodes } from './codes-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { Question } from './question.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { Row } from './row.tsx'
import styles from './security-page.module.css'
import { SmallButton } from './small-button.tsx'
import type { Asked } from './use-asked.ts'
import { useConfirmedAction } from './use-confirmed-action.ts'

type Opened =
  | { readonly name: 'password' | 'codes-off' | 'renew' }
  | { readonly name: 'codes-on'; readonly codes: NewCodes }
  | { readonly name: 'recovery'; readonly codes: readonly string[] }

interface WaysBlockProps {
  asked: Asked<Security>
  email: string
}

/** The password, and the codes that may be asked for after it. */
export function WaysBlock({ asked, email }: WaysBlockProps) {
  const { busy, problem, act } = useConfirmedAction()
  const [opened, open] = useState<Opened>()
  const close = () => {
    open(undefined)
    void asked.reload()
  }

  const turnOn = () =>
    act(async ({ send }) => {
      const codes = await send(() => browserApi().send('POST /api/v1/users/codes/begin'))
      if (codes) open({ name: 'codes-on', codes })
    })

  const turnOff = () =>
    act(async ({ send }) => {
      await send(() => browserApi().send('DELETE /api/v1/users/codes'))
      await asked.reload()
    })

  const renew = () =>
    act(async ({ send }) => {
      const made = await send(() => browserApi().send('POST /api/v1/users/codes/recovery'))
      if (made) open({ name: 'recovery', codes: made.recoveryCodes })
    })

  return (
    <Block title={m.password_and_codes()} asked={asked} problem={problem}>
      {(security) => (
        <>
          <ul className={styles.rows}>
            <Row
              icon="lock"
              name={m.password()}
              detail={<PasswordWords security={security} />}
              actions={
                security.password.set && (
                  <SmallButton onClick={() => open({ name: 'password' })}>{m.change_ask()}</SmallButton>
                )
              }
            />
            <Row
              icon="code"
              name={m.one_time_codes()}
              mark={security.codes.on && m.turned_on()}
              detail={<CodesWords security={security} />}
              actions={
                security.codes.on ? (
                  <>
                    <SmallButton disabled={busy} onClick={() => void turnOn()}>
                      {m.set_up_again_ask()}
                    </SmallButton>
                    {codesKept(security) === undefined && (
                      <SmallButton disabled={busy} onClick={() => open({ name: 'codes-off' })}>
                        {m.turn_off_ask()}
                      </SmallButton>
                    )}
                  </>
                ) : (
                  <SmallButton disabled={busy} onClick={() => void turnOn()}>
                    {m.turn_on_ask()}
                  </SmallButton>
                )
              }
            />
            {(security.codes.on || security.passkeys.length > 0) && (
              <Row
                icon="code"
                name={m.recovery_codes()}
                detail={<CodesLeft left={security.codes.recoveryCodesLeft} />}
                actions={
                  <SmallButton disabled={busy} onClick={() => open({ name: 'renew' })}>
                    {m.new_codes_ask()}
                  </SmallButton>
                }
              />
            )}
          </ul>
          {opened?.name === 'password' && <PasswordDialog email={email} onClose={close} />}
          {opened?.name === 'codes-on' && (
            <CodesDialog
              codes={opened.codes}
              onOn={(codes) => (codes.length > 0 ? open({ name: 'recovery', codes }) : close())}
              onClose={close}
            />
          )}
          {opened?.name === 'recovery' && <RecoveryCodesDialog codes={opened.codes} onClose={close} />}
          {opened?.name === 'codes-off' && (
            <Question
              title={m.turn_off_title()}
              yes={m.turn_off()}
              onYes={() => void turnOff()}
              onClose={() => open(undefined)}
            >
              {security.passkeys.length > 0 ? m.turn_off_passkeys_text() : m.turn_off_text()}
            </Question>
          )}
          {opened?.name === 'renew' && (
            <Question
              title={m.new_codes_title()}
              yes={m.make_codes()}
              onYes={() => void renew()}
              onClose={() => open(undefined)}
            >
              {m.new_codes_text()}
            </Question>
          )}
        </>
      )}
    </Block>
  )
}

function PasswordWords({ security }: { security: Security }) {
  const locale = useLocale()
  const { set, changedAt } = security.password
  if (!set) return m.not_set()
  return changedAt ? m.changed_ago({ ago: agoWords(changedAt, locale) }) : m.password_is_set()
}

function CodesWords({ security }: { security: Security }) {
  if (!security.codes.on) return m.codes_off_lead()
  return codesKept(security) ? m.codes_are_demanded() : m.asked_after_password()
}

/** Few are a warning, none is an error. */
function CodesLeft({ left }: { left: number }) {
  const tone = left === 0 ? 'error' : left <= FEW_RECOVERY_CODES ? 'warning' : undefined
  return (
    <span className={styles.left} data-tone={tone}>
      {m.recovery_codes_left({ count: left, of: RECOVERY_CODES })}
    </span>
  )
}
