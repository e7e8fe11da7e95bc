import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { percentWords } from '../../i18n/number-words.ts'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'
import type { Change, Fresh } from './import-types.ts'
import { type Names, valueWords } from './import-values.ts'
import { FIELD_WORDS } from './import-words.ts'
import styles from './studio-changes-step.module.css'

interface ChangeLineProps {
  change: Change
  names: Names
  taken: boolean
  onTake: (taken: boolean) => void
}

/** Old → new, with the difference. A per cent has no colour: colours mean status. */
export function ChangeLine({ change, names, taken, onTake }: ChangeLineProps) {
  const field = FIELD_WORDS[change.field]()
  return (
    <div className={styles.line}>
      <OldAndNew change={change} names={names} />
      <span className={styles.percent}>
        {change.percent !== null && percentWords(change.percent)}
        {change.field === 'status' && change.after === 'sold' && (
          <b className={styles.final}>{m.studio_import_final()}</b>
        )}
      </span>
      <input
        type="checkbox"
        aria-label={m.studio_import_take({ name: change.name, field })}
        checked={taken}
        onChange={(event) => onTake(event.target.checked)}
      />
    </div>
  )
}

export function OldAndNew({ change, names }: Pick<ChangeLineProps, 'change' | 'names'>) {
  const { name, field, before, after } = change
  const shown = (value: Change['before']) =>
    field === 'status' && value !== null ? (
      <StatusLabel status={value as ApartmentStatus} word={valueWords(field, value, names)} />
    ) : (
      valueWords(field, value, names)
    )
  return (
    <>
      <strong className={styles.apartment}>{name}</strong>
      <span className={styles.quiet}>{FIELD_WORDS[field]()}</span>
      <span className={styles.old}>{shown(before)}</span>
      <StaffIcon name="arrow" size={16} />
      <span className={styles.new}>{shown(after)}</span>
    </>
  )
}

interface FreshLineProps {
  fresh: Fresh
  names: Names
  taken: boolean
  onTake: (taken: boolean) => void
}

/** A new apartment with all that it brings. */
export function FreshLine({ fresh, names, taken, onTake }: FreshLineProps) {
  return (
    <div className={styles.freshLine}>
      <strong className={styles.apartment}>{fresh.name}</strong>
      <FreshFacts fresh={fresh} names={names} />
      <input
        type="checkbox"
        aria-label={m.studio_import_take_new({ name: fresh.name })}
        checked={taken}
        onChange={(event) => onTake(event.target.checked)}
      />
    </div>
  )
}

export function FreshFacts({ fresh: { values }, names }: Pick<FreshLineProps, 'fresh' | 'names'>) {
  const { type, floor, rooms, area, price, status } = values
  const facts = [
    type !== undefined && valueWords('type', type, names),
    floor !== undefined && m.studio_import_floor_of({ floor }),
    rooms !== undefined && m.studio_import_rooms_count({ count: rooms }),
    area !== undefined && valueWords('area', area, names),
  ]
  return (
    <>
      <span className={styles.quiet}>{facts.filter(Boolean).join(', ')}</span>
      <span className={styles.new}>
        {price === undefined ? m.studio_import_no_price() : valueWords('price', price, names)}
      </span>
      <span className={styles.new}>
        {/* What is not said to be for sale is not. */}
        <StatusLabel
          status={status ?? 'unavailable'}
          word={valueWords('status', status ?? 'unavailable', names)}
        />
      </span>
    </>
  )
}
