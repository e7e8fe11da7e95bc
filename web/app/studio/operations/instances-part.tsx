import { isLost } from '@belvedere/domain/operations/worries'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import { agoWords } from '../../staff/ui/ago-words.ts'
import type { Installation, Instance } from './installation.ts'
import { Part } from './part.tsx'
import { megabytesWords } from './size-words.ts'
import styles from './studio-operations.module.css'
import { Row, Table } from './table.tsx'

const ROLES: Readonly<Record<Instance['role'], () => string>> = {
  all: m.studio_ops_role_all,
  web: m.studio_ops_role_web,
  worker: m.studio_ops_role_worker,
}

/** What runs: each process as it spoke of itself last. */
export function InstancesPart({ installation }: { installation: Installation }) {
  const locale = useLocale()
  const times = useTimes()
  const columns = [
    m.studio_ops_host(),
    m.studio_ops_role(),
    m.studio_ops_version(),
    m.studio_ops_since(),
    m.studio_ops_seen(),
    m.studio_ops_connections(),
    m.studio_ops_memory(),
  ]
  return (
    <Part title={m.studio_ops_instances()}>
      {installation.instances.length === 0 ? (
        <p>{m.studio_ops_no_instances()}</p>
      ) : (
        <Table label={m.studio_ops_instances()} columns={columns}>
          {installation.instances.map((instance) => (
            <Row key={instance.id} columns={columns}>
              <span>
                {instance.host}
                {isLost(installation, instance) && (
                  <span className={styles.tag} data-mark="pressing">
                    {m.studio_ops_silent()}
                  </span>
                )}
              </span>
              <span>{ROLES[instance.role]()}</span>
              <code>{instance.release}</code>
              <time dateTime={instance.startedAt}>{times.momentOfYear(instance.startedAt)}</time>
              <time dateTime={instance.seenAt}>
                {agoWords(instance.seenAt, locale, Date.parse(installation.at))}
              </time>
              <span>{instance.connections ?? '—'}</span>
              <span>{megabytesWords(instance.megabytes, locale)}</span>
            </Row>
          ))}
        </Table>
      )}
    </Part>
  )
}
