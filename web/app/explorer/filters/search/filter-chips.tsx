import type { ApartmentFilter } from '@belvedere/domain/filters/apartment-filter'
import { activeFilters, type BarFilter } from '@belvedere/domain/filters/bar-filters'
import { resetFilter, resetSelectedApartment } from '@belvedere/domain/filters/filter-transitions'
import { statusWord } from '../../../i18n/status-words.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import type { FilterFacts } from '../filter-facts.ts'
import { filterName, filterValue } from '../filter-words.ts'
import styles from './filter-chips.module.css'

interface FilterChipsProps {
  filter: ApartmentFilter
  facts: FilterFacts
  onChange: (filter: ApartmentFilter) => void
}

/** What leaves apartments out, each to be taken back by a press. */
export function FilterChips({ filter, facts, onChange }: FilterChipsProps) {
  const chosen = facts.apartments.filter(({ id }) => filter.selectedApartments.includes(id))
  return (
    <div className={styles.chips}>
      {activeFilters(filter).map((name) => (
        <Chip
          key={name}
          words={chipWords(name, filter, facts)}
          onPress={() => onChange(resetFilter(filter, name))}
        />
      ))}
      {filter.selectedApartments.length > 0 && (
        <Chip
          words={chosen.map(({ name }) => name).join(', ')}
          onPress={() => onChange(resetSelectedApartment(filter))}
        />
      )}
    </div>
  )
}

function Chip({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={m.filter_remove({ value: words })}
      onClick={onPress}
    >
      {words}
      <Icon name="close" size={16} />
    </button>
  )
}

/** Statuses and areas name themselves; "2–8" needs to be told what it is. */
function chipWords(name: BarFilter, filter: ApartmentFilter, facts: FilterFacts): string {
  if (name === 'status')
    return (
      filter.apartmentStatus
        .map(({ value }) => (value === 'all' ? m.filter_all_values() : statusWord(value)))
        .join(', ') || m.filter_none()
    )
  const value = filterValue(name, filter, facts)
  return name === 'floor_range' ? `${filterName(name)} ${value}` : value
}
