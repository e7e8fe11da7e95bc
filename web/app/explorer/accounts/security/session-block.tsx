import type { OpenSession } from '@belvedere/contract/entities/security'
import { deviceOf } from '@belvedere/domain/accounts/device'
import { useState } from 'react'
import { browserApi } from '../../../api/loader-api.ts'
import { deviceWords } from '../../../i18n/device-words.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { dayWords, timeWords } from '../../../i18n/when-words.ts'
import { m } from '../../../paraglide/messages.js'
import { Block } from './block.tsx'
import { Question } from './question.tsx'
import { Row } from './row.tsx'
import styles from './security-page.module.css'
import { SmallButton } from './small-button.tsx'
import type { Asked } from './use-asked.ts'
import { useConfirmedAction } from './use-confirmed-action.ts'

export function SessionBlock({ asked }: { asked: Asked<OpenSession[]> }) {
  const locale = useLocale()
  const { busy, problem, act } = useConfirmedAction()
  const [asking, setAsking] = useState(false)
  const [said, say] = useState('')
  const others = asked.value?.filter(({ here }) => !here).length ?? 0

  const end = (id: number) =>
    act(async ({ send }) => {
      const ended = await send(() =>
        browserApi().send('DELETE /api/v1/users/sessions/{id}', { params: { id } }),
      )
      if (ended) say(m.session_ended())
      await asked.reload()
    })

  const endOthers = () =>
    act(async ({ send }) => {
      const ended = await send(() => browserApi().send('DELETE /api/v1/users/sessions'))
      if (ended) say(m.sessions_ended({ count: ended.ended }))
      await asked.reload()
    })

  return (
    <Block
      title={m.where_logged_in()}
      asked={asked}
      problem={problem}
      action={
        others > 0 && (
          <SmallButton disabled={busy} onClick={() => setAsking(true)}>
            {m.end_all_others()}
          </SmallButton>
        )
      }
    >
      {(sessions) => (
        <>
          <ul className={styles.rows}>
            {sessions.map(({ id, device, openedAt, usedAt, here }) => (
              <Row
                key={id}
                icon={deviceOf(device).kind === 'phone' ? 'phone' : 'laptop'}
                name={deviceWords(device)}
                mark={here && m.this_device()}
                detail={m.logged_in_since({ day: dayWords(openedAt, locale) })}
                when={here ? [m.active_now(), ''] : [dayWords(usedAt, locale), timeWords(usedAt, locale)]}
                actions={
                  !here && (
                    <SmallButton
                      disabled={busy}
                      aria-label={m.end_this({ name: deviceWords(device) })}
                      onClick={() => void end(id)}
                    >
                      {m.end()}
                    </SmallButton>
                  )
                }
              />
            ))}
          </ul>
          <p className={styles.note} role="status">
            {said || (others === 0 ? m.logged_in_here_only() : m.sessions_end_by_themselves())}
          </p>
          {asking && (
            <Question
              title={m.end_all_others()}
              yes={m.end()}
              onYes={() => void endOthers()}
              onClose={() => setAsking(false)}
            >
              {m.end_others_text({ count: others })}
            </Question>
          )}
        </>
      )}
    </Block>
  )
}
