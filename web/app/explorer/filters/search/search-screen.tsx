import type { Apartment } from '@belvedere/contract/entities/apartment'
import { sortApartments, toSortOrder } from '@belvedere/domain/apartments/sort-apartments'
import { activeFilters } from '@belvedere/domain/filters/bar-filters'
import { filterApartments } from '@belvedere/domain/filters/filter-apartments'
import { resetFilters, selectApartment } from '@belvedere/domain/filters/filter-transitions'
import type { ApartmentFilter } from '@belvedere/domain/filters/filters'
import { parseId } from '@belvedere/domain/screens/parse-id'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LivePill } from '../../../live/live-pill.tsx'
import { m } from '../../../paraglide/messages.js'
import { tellLost } from '../../../state/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import type { FilterFacts } from '../filter-facts.ts'
import { FilterChips } from './filter-chips.tsx'
import { ResultGrid } from './result-grid.tsx'
import { SearchPanel } from './search-panel.tsx'
import { SearchPill } from './search-pill.tsx'
import styles from './search-screen.module.css'
import { SortSelect } from './sort-select.tsx'
import { useSearchState } from './use-search-state.ts'

/** It stands in the page from the start; what finds by name comes after the first paint. */
const NameSearch = onDemand(async () => ({ default: (await import('../name-search.tsx')).NameSearch }))

interface SearchScreenProps {
  facts: FilterFacts
  /** Beside the filters within the thumb's reach: the way to the building's picture. */
  way?: ReactNode
  /** Below the filters: the way to more apartments. */
  more?: ReactNode
  /** Told at first and after every change. */
  onFilter?: (filter: ApartmentFilter) => void
}

const SELECTED = 'apartment'

/** The list is the full equal of the picture: the same filters, the same apartments. */
export function SearchScreen({ facts, way, more, onFilter }: SearchScreenProps) {
  const [{ filter, order }, setState] = useSearchState()
  const [params, setParams] = useSearchParams()
  const [sheetOpen, setSheetOpen] = useState(false)
  const tell = useEffectEvent((now: ApartmentFilter) => onFilter?.(now))
  useEffect(() => tell(filter), [filter])

  const shownFilter = useDeferredValue(filter)
  const sorting = toSortOrder(order, facts.pricesShown)
  const results = useMemo(
    () => sortApartments(filterApartments(facts.apartments, shownFilter), sorting),
    [facts.apartments, shownFilter, sorting],
  )

  const setFilter = (next: ApartmentFilter) => setState((now) => ({ ...now, filter: next }))
  const select = (id: number) => {
    const next = new URLSearchParams(params)
    next.set(SELECTED, String(id))
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const control = {
    filter,
    facts,
    matching: results.length,
    onChange: (change: Partial<ApartmentFilter>) => setFilter({ ...filter, ...change }),
    onReset: () => setFilter(resetFilters(filter)),
  }
  const nameSearch = (
    <NameSearch
      facts={facts}
      onPick={({ id }: Apartment) => {
        setFilter(selectApartment(filter, id))
        setSheetOpen(false)
      }}
      onLost={tellLost}
    />
  )
  return (
    <div className={styles.screen}>
      <SearchPanel {...control} nameSearch={nameSearch} more={more} />
      <main className={styles.results}>
        <div className={styles.head}>
          <div className={styles.found}>
            <h2 className={styles.count}>
              <span aria-live="polite">{m.apartments_count({ count: results.length })}</span>
            </h2>
            <LivePill place="list" />
          </div>
          <FilterChips filter={filter} facts={facts} onChange={setFilter} />
          <SortSelect
            value={sorting}
            pricesShown={facts.pricesShown}
            onChange={(next) => setState((now) => ({ ...now, order: next }))}
          />
        </div>
        {results.length === 0 && (
          <div className={styles.none}>
            <p>{m.no_match()}</p>
            <Button onClick={control.onReset}>{m.reset_all()}</Button>
          </div>
        )}
        <ResultGrid
          apartments={results}
          facts={facts}
          selectedId={parseId(params.get(SELECTED) ?? undefined)}
          onSelect={select}
        />
      </main>
      <SearchPill
        {...control}
        active={activeFilters(filter).length}
        open={sheetOpen}
        onOpen={setSheetOpen}
        nameSearch={nameSearch}
        way={way}
      />
    </div>
  )
}
