import { percentWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { FreshFacts, OldAndNew } from './change-line.tsx'
import type { Change, Fresh } from './import-types.ts'
import { type Names, valueWords } from './import-values.ts'
import { holdWords, REFUSE_WORDS } from './import-words.ts'
import styles from './studio-changes-step.module.css'

interface HeldLineProps {
  change: Change | Fresh
  names: Names
  /** The project's, in per cent. */
  limit: number
  confirmed: boolean
  onConfirm: (confirmed: boolean) => void
}

/** One that waits for a word, with the reason and the row of the file; what is refused has no button. */
export function HeldLine({ change, names, limit, confirmed, onConfirm }: HeldLineProps) {
  const isField = 'field' in change
  const why = change.refused
    ? REFUSE_WORDS[change.refused]('missing' in change ? change.missing : [])
    : holdWords(change.held, limit, isField && Number(change.after) < Number(change.before))
  const says = isField
    ? m.studio_import_row_says({ row: change.row, says: change.says })
    : m.studio_import_row({ row: change.row })
  return (
    <div className={styles.held} data-confirmed={confirmed || undefined}>
      {isField ? (
        <div className={styles.line}>
          <OldAndNew change={change} names={names} />
          <span className={styles.percent}>{change.percent !== null && percentWords(change.percent)}</span>
        </div>
      ) : (
        <div className={styles.freshLine}>
          <strong className={styles.apartment}>{change.name}</strong>
          <FreshFacts fresh={change} names={names} />
        </div>
      )}
      <div className={styles.reason}>
        <StaffIcon name="pause" size={16} />
        <p>
          <strong>{change.refused ? m.studio_import_refused() : m.studio_import_held()}</strong>{' '}
          {`${why}. ${says}`}
        </p>
        {change.refused === null && (
          <span className={styles.answers}>
            <Button aria-pressed={!confirmed} onClick={() => onConfirm(false)}>
              {m.studio_import_leave_out()}
            </Button>
            <Button aria-pressed={confirmed} onClick={() => onConfirm(true)}>
              {isField
                ? m.studio_import_confirm_value({ value: valueWords(change.field, change.after, names) })
                : m.studio_import_confirm()}
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}
