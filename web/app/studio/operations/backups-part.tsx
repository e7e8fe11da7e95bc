import { OPERATION_KINDS, type OperationKind } from '@belvedere/domain/operations/operation-kinds'
import type { Locale } from '@belvedere/domain/screens/locale'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import type { Installation } from './installation.ts'
import { Part } from './part.tsx'
import { secondsWords } from './size-words.ts'
import styles from './studio-operations.module.css'

const KINDS: Readonly<Record<OperationKind, () => string>> = {
  backup: m.studio_ops_kind_backup,
  drill: m.studio_ops_kind_drill,
}
const NONE: Readonly<Record<OperationKind, () => string>> = {
  backup: m.studio_ops_backup_none,
  drill: m.studio_ops_drill_none,
}
type Done = NonNullable<Installation['operations'][OperationKind]['last']>

/** The last backup, and the last time that one was brought back to see what it is worth. */
export function BackupsPart({ installation: { operations } }: { installation: Installation }) {
  const locale = useLocale()
  const times = useTimes()
  return (
    <Part title={m.studio_ops_backups()}>
      <dl className={styles.done}>
        {OPERATION_KINDS.map((kind) => {
          const { last, lastWell } = operations[kind]
          return (
            <div key={kind}>
              <dt>{KINDS[kind]()}</dt>
              {last === null ? (
                <>
                  <dd>{NONE[kind]()}</dd>
                  <dd>
                    <code>node server/src/record-operation.ts {kind} --well</code>
                  </dd>
                </>
              ) : (
                <>
                  <dd>
                    <time dateTime={last.finishedAt}>{times.momentOfYear(last.finishedAt)}</time>
                    <span className={styles.tag} data-mark={last.well ? 'well' : 'soon'}>
                      {last.well ? m.studio_ops_went_well() : m.studio_ops_went_wrong()}
                    </span>
                  </dd>
                  <dd className={styles.small}>{detailsOf(last, locale)}</dd>
                  {!last.well && lastWell && (
                    <dd className={styles.small}>
                      {m.studio_ops_last_well({ time: times.momentOfYear(lastWell.finishedAt) })}
                    </dd>
                  )}
                </>
              )}
            </div>
          )
        })}
      </dl>
    </Part>
  )
}

const detailsOf = ({ seconds, note }: Done, locale: Locale) =>
  [
    ...(seconds === null ? [] : [m.studio_ops_took({ time: secondsWords(seconds, locale) })]),
    ...(note === '' ? [] : [note]),
  ].join(' · ')
