import type { Guard } from '@belvedere/domain/imports/import-changes'
import { percentWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Button } from '../../ui/button.tsx'
import type { Changes } from './import-types.ts'
import styles from './studio-changes-step.module.css'

interface GuardsProps {
  guards: Changes['guards']
  confirmed: readonly Guard[]
  onConfirm: (guard: Guard) => void
}

const WORDS: Readonly<Record<Guard, (percent: number) => { what: string; why: string }>> = {
  median: (percent) => ({
    what: m.studio_import_median({ percent: percentWords(percent) }),
    why: m.studio_import_median_why(),
  }),
  'unknown-names': (percent) => ({
    what: m.studio_import_unknown_names({ percent: `${Math.round(percent)}\u00a0%` }),
    why: m.studio_import_unknown_names_why(),
  }),
}

/** What is odd about the file as a whole; until it is confirmed it holds back prices, or everything. */
export function Guards({ guards, confirmed, onConfirm }: GuardsProps) {
  return guards
    .filter(({ guard }) => !confirmed.includes(guard))
    .map(({ guard, percent }) => {
      const { what, why } = WORDS[guard](percent)
      return (
        <div key={guard} className={styles.held}>
          <div className={styles.reason}>
            <StaffIcon name="warning" size={16} />
            <p>
              <strong>{what}.</strong> {why}
            </p>
            <span className={styles.answers}>
              <Button onClick={() => onConfirm(guard)}>{m.studio_import_confirm()}</Button>
            </span>
          </div>
        </div>
      )
    })
}
