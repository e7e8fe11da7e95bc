import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { formatWhole } from '@belvedere/domain/sales/whole-number'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { statusWord } from '../../staff/apartments/status-words.ts'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useFacts } from './facts.ts'
import { FilterPopover } from './filter-popover.tsx'
import { NOWHERE, type Range, type TableFilters } from './filter-rows.ts'
import styles from './studio-filters.module.css'

interface ApartmentFiltersProps {
  filters: TableFilters
  onFilters: (filters: TableFilters) => void
}

/** By name and by what the columns say. */
export function ApartmentFilters({ filters, onFilters }: ApartmentFiltersProps) {
  const { buildings, types, pictures } = useFacts()
  const set = (part: Partial<TableFilters>) => onFilters({ ...filters, ...part })
  const drawnOn = [{ id: NOWHERE, name: m.studio_filter_no_outline() }, ...pictures]
  const statuses = APARTMENT_STATUSES.map((id) => ({ id, name: statusWord(id) }))
  return (
    <>
      <label className={styles.find}>
        <StaffIcon name="find" size={18} />
        <input
          data-staff-find=""
          type="search"
          aria-label={m.studio_find_by_name()}
          placeholder={m.studio_find_by_name()}
          value={filters.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <kbd>/</kbd>
      </label>
      <Several
        name={m.studio_import_field_building()}
        options={buildings}
        chosen={filters.buildings}
        onChosen={(chosen) => set({ buildings: chosen })}
      />
      <Several
        name={m.studio_outlines()}
        options={drawnOn}
        chosen={filters.outlines}
        onChosen={(chosen) => set({ outlines: chosen })}
      />
      <FromTo name={m.studio_field_floor()} range={filters.floor} onRange={(floor) => set({ floor })} />
      <Several
        name={m.studio_field_status()}
        options={statuses}
        chosen={filters.statuses}
        onChosen={(chosen) => set({ statuses: chosen })}
      />
      <Several
        name={m.studio_field_type()}
        options={types}
        chosen={filters.types}
        onChosen={(chosen) => set({ types: chosen })}
      />
      <FromTo name={m.studio_field_price()} range={filters.price} onRange={(price) => set({ price })} />
    </>
  )
}

interface SeveralProps<Id> {
  name: string
  options: readonly { readonly id: Id; readonly name: string }[]
  chosen: readonly Id[]
  onChosen: (chosen: Id[]) => void
}

function Several<Id extends string | number>({ name, options, chosen, onChosen }: SeveralProps<Id>) {
  const [first, ...others] = options.filter(({ id }) => chosen.includes(id))
  const value = first ? `${first.name}${others.length > 0 ? ` +${others.length}` : ''}` : ''
  return (
    <FilterPopover name={name} value={value} onReset={() => onChosen([])}>
      <div className={styles.options}>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            checked={chosen.includes(option.id)}
            onChange={(on) => onChosen(on ? [...chosen, option.id] : chosen.filter((id) => id !== option.id))}
          >
            {option.name}
          </Checkbox>
        ))}
      </div>
    </FilterPopover>
  )
}

function FromTo({ name, range, onRange }: { name: string; range: Range; onRange: (range: Range) => void }) {
  const id = useId()
  const { from, to } = range
  const read = (text: string) => (text === '' ? undefined : Number(text))
  const shown = (value: number | undefined) => (value === undefined ? '' : formatWhole(value))
  const value = from === undefined && to === undefined ? '' : `${shown(from)}–${shown(to)}`
  return (
    <FilterPopover name={name} value={value} onReset={() => onRange({})}>
      <div className={styles.range}>
        <label htmlFor={`${id}-from`}>{m.studio_filter_from()}</label>
        <input
          id={`${id}-from`}
          type="number"
          value={from ?? ''}
          onChange={({ target }) => onRange({ ...range, from: read(target.value) })}
        />
        <label htmlFor={`${id}-to`}>{m.studio_filter_to()}</label>
        <input
          id={`${id}-to`}
          type="number"
          value={to ?? ''}
          onChange={({ target }) => onRange({ ...range, to: read(target.value) })}
        />
      </div>
    </FilterPopover>
  )
}
