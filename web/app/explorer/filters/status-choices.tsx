import { APARTMENT_STATUS_NUMBERS, type NumberedStatus } from '@belvedere/domain/apartments/apartment-status'
import { choosesEveryStatus, emptyApartmentFilter } from '@belvedere/domain/filters/apartment-filter'
import { statusWord } from '../../i18n/status-words.ts'
import { m } from '../../paraglide/messages.js'
import { Checkbox } from '../../ui/checkbox.tsx'
import { StatusGlyph } from '../../ui/status-glyph.tsx'
import choices from './choices.module.css'
import type { FilterControlProps } from './filter-props.ts'

const STATUSES = Object.keys(APARTMENT_STATUS_NUMBERS) as NumberedStatus[]

/** Four checkboxes; pending apartments follow Reserved. */
export function StatusChoices({ filter, facts, onChange }: FilterControlProps) {
  const all = choosesEveryStatus(filter.apartmentStatus)
  const isChosen = (status: NumberedStatus) =>
    all || filter.apartmentStatus.some(({ value }) => value === status)
  const choose = (status: NumberedStatus, chosen: boolean) =>
    onChange({
      apartmentStatus: emptyApartmentFilter.apartmentStatus.filter(({ value }) =>
        value === status ? chosen : isChosen(value as NumberedStatus),
      ),
    })
  return (
    <fieldset className={choices.choices} data-as="status">
      <legend className={choices.legend}>{m.filter_status()}</legend>
      {STATUSES.map((status) => (
        <Checkbox key={status} checked={isChosen(status)} onChange={(chosen) => choose(status, chosen)}>
          <svg
            className={choices.glyph}
            viewBox="-7 -7 14 14"
            aria-hidden="true"
            style={{ color: `var(--stt-${status})` }}
          >
            <StatusGlyph name={status} />
          </svg>
          <span className={choices.word}>
            {statusWord(status)}
            {status === 'reserved' && <small> {m.and_pending()}</small>}
          </span>
          <span className={choices.count}>
            {facts.statusCounts.get(APARTMENT_STATUS_NUMBERS[status]) ?? 0}
          </span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
