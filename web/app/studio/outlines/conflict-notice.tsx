import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import type { DrawnThing } from './load-drawing.ts'
import styles from './studio-conflict-notice.module.css'
import type { Saving } from './use-saved-outlines.ts'

interface ConflictNoticeProps {
  saving: Saving
  apartments: readonly DrawnThing[]
}

/** Only what both have changed is asked about (OUT-07); work goes on beneath it. */
export function ConflictNotice({ saving, apartments }: ConflictNoticeProps) {
  const { both } = saving
  if (both.length === 0) return null
  const names = apartments.filter(({ poiId }) => both.includes(poiId)).map(({ name }) => name)
  return (
    <div className={styles.notice} role="alertdialog" aria-label={m.studio_both_changed()}>
      <h2>{m.studio_both_changed()}</h2>
      <p>{names.join(', ')}</p>
      <div>
        <Button look="primary" onClick={() => saving.answer('mine')}>
          {m.studio_keep_mine()}
        </Button>
        <Button onClick={() => saving.answer('theirs')}>{m.studio_take_theirs()}</Button>
      </div>
    </div>
  )
}
