import { LAG_S, lastArchiveFailure } from '@belvedere/domain/operations/worries'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { agoWords } from '../../staff/ui/ago-words.ts'
import type { Installation } from './installation.ts'
import { Part } from './part.tsx'
import { bytesWords, secondsWords } from './size-words.ts'
import styles from './studio-operations.module.css'
import { Row, Table } from './table.tsx'

/** PostgreSQL's words for a standby whose word is waited for. */
const WAITED_FOR: readonly string[] = ['sync', 'quorum']

/** Whether the database takes changes, who follows it, and what is archived. */
export function DatabasePart({ installation: { database, at } }: { installation: Installation }) {
  const locale = useLocale()
  const columns = [m.studio_ops_standby(), m.studio_ops_state(), m.studio_ops_sync(), m.studio_ops_behind()]
  return (
    <Part title={m.studio_ops_database()}>
      <ul className={styles.facts}>
        <li>{database.isStandby ? m.studio_ops_not_writable() : m.studio_ops_primary()}</li>
        <li>{archiveWords(database.archive, (moment) => agoWords(moment, locale, Date.parse(at)))}</li>
        {!database.seesStandbys && <li>{m.studio_ops_blind()}</li>}
        {database.seesStandbys && database.standbys.length + database.away.length === 0 && (
          <li>{m.studio_ops_no_standby()}</li>
        )}
      </ul>
      {database.standbys.length + database.away.length > 0 && (
        <Table label={m.studio_ops_database()} columns={columns}>
          {database.standbys.map(({ name, state, sync, lagSeconds, lagBytes }) => (
            <Row key={name} columns={columns}>
              {name}
              <State mark={undefined}>
                {state === 'streaming' ? m.studio_ops_streaming() : m.studio_ops_catching_up()}
              </State>
              <span>{WAITED_FOR.includes(sync) ? m.studio_ops_sync_yes() : m.studio_ops_sync_no()}</span>
              <State mark={lagSeconds > LAG_S ? 'soon' : undefined}>
                {secondsWords(lagSeconds, locale)} · {bytesWords(lagBytes, locale)}
              </State>
            </Row>
          ))}
          {database.away.map((name) => (
            <Row key={name} columns={columns}>
              {name}
              <State mark="soon">{m.studio_ops_away()}</State>
              <span>—</span>
              <span>—</span>
            </Row>
          ))}
        </Table>
      )}
    </Part>
  )
}

const State = ({ mark, children }: { mark: 'soon' | undefined; children: ReactNode }) => (
  <span className={mark && styles.tag} data-mark={mark}>
    {children}
  </span>
)

function archiveWords(archive: Installation['database']['archive'], ago: (moment: string) => string): string {
  if (!archive.on) return m.studio_ops_archive_off()
  const failedAt = lastArchiveFailure(archive)
  if (failedAt) return m.studio_ops_archive_fails({ ago: ago(failedAt) })
  const { archivedAt } = archive
  return archivedAt ? m.studio_ops_archive_on({ ago: ago(archivedAt) }) : m.studio_ops_archive_waits()
}
