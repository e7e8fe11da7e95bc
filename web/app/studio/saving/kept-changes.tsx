import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { dateLocale } from '../../staff/ui/date-locale.ts'
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
  const time = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className={styles.kept} aria-label={m.studio_kept_title()}>
      <p>{m.studio_kept_changes({ count, time: time.format(acts.at(-1)?.at) })}</p>
      <Button look="text" onClick={onSave}>
        {m.studio_kept_save()}
      </Button>
      <Button look="text" onClick={onForget}>
        {m.studio_kept_forget()}
      </Button>
    </section>
  )
}
