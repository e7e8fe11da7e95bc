import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import styles from './studio-drawing-inspector.module.css'
import type { Saving } from './use-saved-outlines.ts'

/** Whether what is drawn is kept. */
export function SavedState({ saving: { now, again } }: { saving: Saving }) {
  return (
    <p className={styles.saved} role="status" data-state={now.state}>
      {words()}
      {now.state === 'failed' && (
        <Button look="text" onClick={again}>
          {m.studio_try_again()}
        </Button>
      )}
    </p>
  )

  function words(): string {
    switch (now.state) {
      case 'saved':
        return now.at
          ? m.studio_draft_saved_at({
              time: `${now.at.getHours()}:${String(now.at.getMinutes()).padStart(2, '0')}`,
            })
          : m.studio_all_saved()
      case 'saving':
        return m.studio_saving()
      case 'asking':
        return m.studio_changes_not_saved({ count: now.both.length })
      default:
        return m.studio_changes_not_saved({ count: now.changes })
    }
  }
}
