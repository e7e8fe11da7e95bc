import type { Profile } from '@belvedere/contract/entities/profile'
import { useEffect } from 'react'
import { browserApi } from '../../../api/loader-api.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { timeWords } from '../../../i18n/when-words.ts'
import { m } from '../../../paraglide/messages.js'
import { readProfileAgain } from '../../../state/session.ts'
import { useOffline } from '../../../state/use-offline.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { askToConfirm } from './confirmation.ts'
import { EventList } from './event-list.tsx'
import { NotMe } from './not-me.tsx'
import { PasskeyBlock } from './passkey-block.tsx'
import { Sections } from './sections.tsx'
import styles from './security-page.module.css'
import { SessionBlock } from './session-block.tsx'
import { SmallButton } from './small-button.tsx'
import { useAsked } from './use-asked.ts'
import { WaysBlock } from './ways-block.tsx'

const askSecurity = () => browserApi().read('GET /api/v1/users/security')
const askSessions = () => browserApi().read('GET /api/v1/users/sessions')
const askEvents = () =>
  browserApi().read('GET /api/v1/users/security-events', { query: { 'page[size]': 100 } })

/** How one logs in, where one is logged in, and what happened lately (SEC-04). */
export function SecurityPage({ profile }: { profile: Profile }) {
  const locale = useLocale()
  const offline = useOffline()
  const events = useAsked(askEvents)
  const security = useAsked(askSecurity, events.reload)
  const sessions = useAsked(askSessions, events.reload)
  const { firstName, lastName, email } = profile
  const has = security.value && (security.value.passkeys.length > 0 || security.value.codes.on)
  const stale = security.value !== undefined && security.value.resting !== profile.resting
  useEffect(() => {
    // The menu then leads to the work that was shut; without an answer it does after the next load.
    if (stale) readProfileAgain().catch(() => undefined)
  }, [stale])

  async function show() {
    if (await askToConfirm(m.show_factor_lead())) await security.reload()
  }

  return (
    <div className={styles.page}>
      <Sections />
      <main className={styles.main} inert={offline}>
        <h1 className={styles.heading}>{m.security()}</h1>
        <p className={styles.who}>
          {firstName} {lastName}, {email}
        </p>
        {offline && security.at && (
          <p className={styles.rests}>{m.as_of({ time: timeWords(security.at.toISOString(), locale) })}</p>
        )}
        {security.value?.resting && (
          <div className={styles.rests} role="status">
            <Icon name="warning" />
            <p>{has ? m.rights_rest_show() : m.rights_rest_add()}</p>
            {has && <SmallButton onClick={() => void show()}>{m.confirm_title()}</SmallButton>}
          </div>
        )}
        <PasskeyBlock asked={security} />
        <WaysBlock asked={security} email={email} />
        <SessionBlock asked={sessions} />
        <div className={styles.lately}>
          <EventList asked={events} />
          <NotMe email={email} onEnded={sessions.reload} />
        </div>
      </main>
      <ConfirmDialog />
    </div>
  )
}
