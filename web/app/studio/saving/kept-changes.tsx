import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import { Button } from '../../ui/button.tsx'
import type { Act } from './draft-store.ts'
import styles from './studio-kept-changes.module.css'

interface KeptChangesProps {
  acts: readonly Act<unknown>[]
  onSave: () => void
  onForget: () => void
}

/** Changes of an earlier visit that did not reach the server: offered again (STU-03). */
export function KeptChanges({ acts, onSave, onForget }: KeptChangesProps) {
  const count = acts.reduce((sum, { changes }) => sum + changes.size, 0)
  const times = useTimes()
  return (
    <section className={styles.kept} aria-label={m.studio_kept_title()}>
      <p>{m.studio_kept_changes({ count, time: times.momentOfYear(acts.at(-1)?.at ?? Date.now()) })}</p>
      <Button look="text" onClick={onSave}>
        {m.studio_kept_save()}
      </Button>
      <Button look="text" onClick={onForget}>
        {m.studio_kept_forget()}
      </Button>
    </section>
  )
}
