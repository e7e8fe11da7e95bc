import { activeFilters, barButtons, placedFilters } from '@belvedere/domain/filters/bar-filters'
import { queryOfFilter } from '@belvedere/domain/filters/filter-query'
import type { FilterTitle } from '@belvedere/domain/filters/filter-transitions'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { pressFilter, useFilters, useOpenFilter } from '../../state/visit-filters.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './filter-bar.module.css'
import type { FilterFacts } from './filter-facts.ts'
import { loadOpenFilter } from './filter-panels.tsx'
import places from './filter-places.module.css'
import { FILTER_VIEWS } from './filter-views.ts'

interface FilterBarProps {
  facts: FilterFacts
  /** The search page, to which the filters are added. */
  searchTo: string
  /** To the map, around where the visitor is (LOC-02); not where only one project is near anybody. */
  onNearMe: (() => void) | undefined
}

/** The building's bottom bar: the filters, all of them, search, location, building view and the list (BAR-07, LAY-02). */
export function FilterBar({ facts, searchTo, onNearMe }: FilterBarProps) {
  const filters = useFilters()
  const open = useOpenFilter()
  const off = filters.buildingView
  const active = activeFilters(filters)
  const query = new URLSearchParams(queryOfFilter(filters)).toString()
  const press = (title: FilterTitle) => ({
    'data-filter-title': title,
    onClick: () => pressFilter(title),
    onPointerEnter: loadOpenFilter,
  })
  const opens = (title: FilterTitle) => ({
    ...press(title),
    'aria-expanded': open === title,
    'aria-haspopup': 'dialog' as const,
  })
  return (
    <>
      <div className={styles.filters}>
        {placedFilters(facts).map((name, place) => (
          <button
            key={name}
            type="button"
            className={`${styles.filter} ${places.placed}`}
            data-place={place}
            data-active={active.includes(name) || undefined}
            disabled={off}
            {...opens(name)}
          >
            <Icon name={FILTER_VIEWS[name].icon} size={22} />
            <span className={styles.words}>
              <span className={styles.name}>{FILTER_VIEWS[name].name()}</span>{' '}
              <span className={styles.value}>
                {off ? m.filter_off() : FILTER_VIEWS[name].value(filters, facts)}
              </span>
            </span>
          </button>
        ))}
      </div>
      {barButtons(facts).includes('all') && (
        <button type="button" className={styles.all} disabled={off} {...opens('all')}>
          <Icon name="filters" size={22} />
          <span className={styles.allWord}>{m.all_filters()}</span>
          {active.length > 0 && <span className={styles.badge}>{active.length}</span>}
        </button>
      )}
      <Tool icon="search" word={m.search_units()} button={opens('search')} />
      {onNearMe && <Tool icon="locate" word={m.near_me()} button={{ onClick: onNearMe }} />}
      <span className={styles.divider} />
      <Tool icon="building" word={m.building_view()} button={{ ...press('eye'), 'aria-pressed': off }} />
      <Link className={styles.tool} to={query ? `${searchTo}?${query}` : searchTo}>
        <Icon name="list" size={22} />
        <span className={styles.listWord}>{m.apartment_list()}</span>
      </Link>
    </>
  )
}

function Tool({ icon, word, button }: { icon: IconName; word: string; button: object }): ReactNode {
  return (
    <button type="button" className={styles.tool} aria-label={word} title={word} {...button}>
      <Icon name={icon} size={22} />
    </button>
  )
}
