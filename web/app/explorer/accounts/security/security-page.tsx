import type { Profile } from '@belvedere/contract/entities/profile'
import { browserApi } from '../../../api/loader-api.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { timeWords } from '../../../i18n/when-words.ts'
import { m } from '../../../paraglide/messages.js'
import { useOffline } from '../../../state/use-offline.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { EventList } from './event-list.tsx'
import { NotMe } from './not-me.tsx'
import { PasskeyBlock } from './passkey-block.tsx'
import { Sections } from './sections.tsx'
import styles from './security-page.module.css'
import { SessionBlock } from './session-block.tsx'
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
          <p className={styles.rests} role="status">
            <Icon name="warning" />
            {security.value.passkeys.length > 0 || security.value.codes.on
              ? m.rights_rest_show()
              : m.rights_rest_add()}
          </p>
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
