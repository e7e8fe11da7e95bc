import { isPressing, releasesOf, worriesOf } from '@belvedere/domain/operations/worries'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import type { Installation } from './installation.ts'
import styles from './studio-verdict.module.css'
import { worryWords } from './worry-words.ts'

/** Whether everything is well and, if not, what is to be done, the most pressing first. */
export function Verdict({ installation }: { installation: Installation }) {
  const locale = useLocale()
  const worries = worriesOf(installation)
  const releases = releasesOf(installation)
  const pressing = worries.some(isPressing)
  const mark = worries.length === 0 ? 'well' : pressing ? 'pressing' : 'soon'
  return (
    <div className={styles.verdict}>
      {/* Told when it changes, not every ten seconds: the ages below it grow. */}
      <p className={styles.sum} data-mark={mark} role="status">
        <StaffIcon name={mark === 'well' ? 'check' : 'info'} size={24} />
        {worries.length === 0 ? m.studio_ops_well() : m.studio_ops_needs({ count: worries.length })}
      </p>
      {worries.length > 0 && (
        <ol className={styles.worries}>
          {worries.map((worry) => {
            const { what, toDo } = worryWords(worry, locale, Date.parse(installation.at))
            return (
              <li key={JSON.stringify(worry)} data-mark={isPressing(worry) ? 'pressing' : 'soon'}>
                <b>{what}</b>
                <span>{toDo}</span>
              </li>
            )
          })}
        </ol>
      )}
      {releases.length > 1 && (
        <p className={styles.note}>{m.studio_ops_upgrade({ releases: releases.join(', ') })}</p>
      )}
    </div>
  )
}
