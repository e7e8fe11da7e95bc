import { placedFilters } from '@belvedere/domain/filters/bar-filters'
import { filterApartments } from '@belvedere/domain/filters/filter-apartments'
import type { FilterTitle } from '@belvedere/domain/filters/filter-transitions'
import type { FilterName } from '@belvedere/domain/filters/filters'
import { changeFilters, closeFilter, resetAllFilters, useFilters } from '../../state/visit-filters.ts'
import { MEDIA } from '../../ui/media.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { AllFilters } from './all-filters.tsx'
import { FilterCard } from './filter-card.tsx'
import type { FilterPanelsProps } from './filter-props.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { NameSearch } from './name-search.tsx'
import { NameSearchCard } from './name-search-card.tsx'

/** The card of the pressed button; on a phone one sheet holds all filters. */
export default function OpenFilter({
  title,
  facts,
  allApartmentsTo,
  onPick,
}: FilterPanelsProps & { title: FilterTitle }) {
  const filter = useFilters()
  const isPhone = useMediaQuery(MEDIA['--phone'])
  if (title === 'search')
    return (
      <NameSearchCard onClose={closeFilter}>
        <NameSearch facts={facts} onPick={onPick} />
      </NameSearchCard>
    )
  const control = {
    filter,
    facts,
    matching: filterApartments(facts.apartments, filter).length,
    onChange: changeFilters,
    onReset: resetAllFilters,
    onClose: closeFilter,
  }
  if (isPhone) return <FilterSheet {...control} allApartmentsTo={allApartmentsTo} />
  const place = placedFilters(facts).indexOf(title as FilterName)
  return place < 0 ? (
    <AllFilters {...control} allApartmentsTo={allApartmentsTo} />
  ) : (
    <FilterCard {...control} name={title as FilterName} place={place} />
  )
}
