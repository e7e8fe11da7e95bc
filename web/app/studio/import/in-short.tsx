import type { ChosenChanges } from '@belvedere/domain/imports/chosen-changes'
import { percentWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import styles from './studio-changes-step.module.css'

/** What the chosen changes come to. */
export function InShort({ chosen }: { chosen: ChosenChanges }) {
  const moves = chosen.changed.flatMap(({ percent }) => percent ?? [])
  const average = moves.length > 0 ? moves.reduce((sum, one) => sum + one, 0) / moves.length : undefined
  const { fresh } = chosen
  const facts: [string, string | number][] = [
    ...(fresh.length > 0 ? [[m.studio_import_new_apartments(), fresh.length] as [string, number]] : []),
    [m.studio_import_prices_up(), moves.filter((percent) => percent > 0).length],
    [m.studio_import_prices_down(), moves.filter((percent) => percent < 0).length],
    [m.studio_import_average(), average === undefined ? '–' : percentWords(average)],
  ]
  return (
    <section className={styles.short}>
      <h2>{m.studio_import_in_short()}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.undo}>
        <StaffIcon name="undo" size={16} />
        {m.studio_import_undo_note()}
      </p>
    </section>
  )
}
