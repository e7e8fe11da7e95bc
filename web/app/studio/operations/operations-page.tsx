import type { Profile } from '@belvedere/contract/entities/profile'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { STUDIO_PATH } from '@belvedere/domain/screens/studio-paths'
import { Link } from 'react-router'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { PlainFrame } from '../../staff/frame/plain-frame.tsx'
import { Loading } from '../../staff/load/loading.tsx'
import { useTimes } from '../../staff/time/use-times.ts'
import { Nothing } from '../frame/nothing.tsx'
import { Wordmark } from '../frame/top-bar.tsx'
import { BackupsPart } from './backups-part.tsx'
import { DatabasePart } from './database-part.tsx'
import { InstancesPart } from './instances-part.tsx'
import { QueuesPart } from './queues-part.tsx'
import styles from './studio-operations.module.css'
import { useInstallation } from './use-installation.ts'
import { Verdict } from './verdict.tsx'

/** One sees it go on. */
const TO_THE_SECOND = { timeStyle: 'medium', hourCycle: 'h23' } as const

/** Whether everything is well and, if not, what is to be done; for super_admin alone (OPS-01). */
export default function OperationsPage({ profile }: { profile: Profile }) {
  // The same as where there is nothing.
  if (!profile.roles.includes(ROLES.super_admin)) return <Nothing words={m.studio_no_such_page()} />
  return <OfInstallation profile={profile} />
}

function OfInstallation({ profile }: { profile: Profile }) {
  const times = useTimes()
  const localised = useLocalised()
  const { loaded, isStale, again } = useInstallation()
  return (
    <PlainFrame profile={profile} wordmark={<Wordmark />} width="wide">
      <title>{m.studio_ops()}</title>
      <div className={styles.head}>
        <p className={styles.back}>
          <Link to={localised(STUDIO_PATH)}>{m.studio_all_projects()}</Link>
        </p>
        <h1>{m.studio_ops()}</h1>
        {loaded.state === 'ready' && (
          <p className={styles.asOf} data-mark={isStale ? 'soon' : undefined}>
            {(isStale ? m.studio_ops_stale : m.studio_ops_as_of)({
              time: times.say(loaded.value.installation.at, TO_THE_SECOND),
            })}
          </p>
        )}
      </div>
      <Loading loaded={loaded} onAgain={again} rows={8}>
        {({ installation }) => (
          <>
            <Verdict installation={installation} />
            <InstancesPart installation={installation} />
            <QueuesPart installation={installation} onChanged={again} />
            <div className={styles.sideBySide}>
              <DatabasePart installation={installation} />
              <BackupsPart installation={installation} />
            </div>
          </>
        )}
      </Loading>
    </PlainFrame>
  )
}
