import { m } from '../../paraglide/messages.js'
import type { Times } from '../../staff/time/times-in.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { type ShownSaving, useShownSaving } from './shown-saving.ts'
import styles from './studio-saved-state.module.css'

/** Whether what was changed is saved; in the top bar of every section (STU-03). */
export function SavedState() {
  const saving = useShownSaving()
  if (!saving) return null
  return (
    <p className={styles.saved} role="status" data-state={saving.now.state}>
      <Said {...saving} />
    </p>
  )
}

function Said(saving: ShownSaving) {
  const { now, again } = saving
  const times = useTimes()
  const isLost = now.state === 'failed' || now.state === 'offline'
  return (
    <>
      {now.state === 'saved' && <StaffIcon name="check" size={16} />}
      {(isLost || now.state === 'waiting') && <span className={styles.ring} aria-hidden="true" />}
      <span>{wordsOf(saving, times)}</span>
      {now.state === 'failed' && (
        <button type="button" className={styles.again} onClick={again}>
          {m.studio_try_again()}
        </button>
      )}
    </>
  )
}

function wordsOf({ now, live, draft }: ShownSaving, times: Times): string {
  switch (now.state) {
    case 'saved': {
      if (!now.at) return m.studio_all_saved()
      const time = times.time(now.at)
      if (live) return m.studio_saved_and_live({ time })
      return draft ? m.studio_draft_saved_at({ time }) : m.studio_saved_at({ time })
    }
    case 'saving':
      return m.studio_saving()
    case 'offline':
      return m.studio_offline_kept({ count: now.changes })
    default:
      return m.studio_changes_not_saved({ count: now.changes })
  }
}
