import { useState } from 'react'
import { deviceWords } from '../../../i18n/device-words.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { dayWords, timeWords } from '../../../i18n/when-words.ts'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Block } from './block.tsx'
import type { Event } from './event.ts'
import styles from './event-list.module.css'
import { eventWords } from './event-words.ts'
import { gatherFailures } from './gather-failures.ts'
import type { Asked } from './use-asked.ts'

const SHOWN = 7

const ICONS: { readonly [Kind in Event['kind']]?: IconName } = {
  login: 'enter',
  'login-failed': 'error',
  'session-stolen': 'error',
  'passkey-added': 'plus',
  'passkey-removed': 'minus',
  'factors-removed': 'minus',
  'session-ended': 'leave',
  'codes-on': 'code',
  'codes-off': 'code',
  'recovery-code-used': 'code',
  'recovery-codes-renewed': 'code',
}

/** One's own account, the latest first. */
export function EventList({ asked }: { asked: Asked<Event[]> }) {
  const locale = useLocale()
  const [shown, show] = useState(SHOWN)
  return (
    <Block title={m.what_happened()} asked={asked}>
      {(events) => {
        const lines = gatherFailures(events)
        return (
          <>
            <ol className={styles.events}>
              {lines.slice(0, shown).map(({ event, times }) => (
                <li
                  key={event.id}
                  className={styles.event}
                  data-warning={event.kind === 'login-failed' ? '' : undefined}
                >
                  <Icon
                    name={event.details.by === 'passkey' ? 'passkey' : (ICONS[event.kind] ?? 'lock')}
                    size={18}
                  />
                  <p className={styles.happened}>{eventWords(event, times)}</p>
                  <time dateTime={event.at} title={timeWords(event.at, locale)}>
                    {dayWords(event.at, locale, 'short')}
                    <span className={styles.unseen}> {timeWords(event.at, locale)}</span>
                  </time>
                  <p className={styles.detail}>{event.details.name || deviceWords(event.device)}</p>
                </li>
              ))}
            </ol>
            {lines.length > shown && (
              <Button look="text" onClick={() => show(shown + SHOWN)}>
                {m.show_more()}
              </Button>
            )}
          </>
        )
      }}
    </Block>
  )
}
