import { activeFilters } from '@belvedere/domain/filters/bar-filters'
import { resetFilter, resetSelectedApartment } from '@belvedere/domain/filters/filter-transitions'
import type { ApartmentFilter } from '@belvedere/domain/filters/filters'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import type { FilterFacts } from '../filter-facts.ts'
import { FILTER_VIEWS } from '../filter-views.ts'
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
      {activeFilters(filter).map((name) => {
        const { value, chip = value } = FILTER_VIEWS[name]
        return (
          <Chip key={name} words={chip(filter, facts)} onPress={() => onChange(resetFilter(filter, name))} />
        )
      })}
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
