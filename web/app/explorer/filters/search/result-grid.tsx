import type { Apartment } from '@belvedere/contract/entities/apartment'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { SearchCard } from '../../../cards/search-card.tsx'
import { linkTo, returnTo } from '../../../state/return-to-list.ts'
import { listPlace } from '../../../state/trail.ts'
import type { FilterFacts } from '../filter-facts.ts'
import styles from './result-grid.module.css'
import { useColumns } from './use-columns.ts'

interface ResultGridProps {
  apartments: readonly Apartment[]
  facts: FilterFacts
  selectedId: number | undefined
  onSelect: (apartmentId: number) => void
}

/** Enough to fill a first screen in one, two or three columns; the rest comes with the script. */
const AT_FIRST = 24
/** As many as a phone shows at once. */
const IN_SIGHT = 4

/** Thousands of apartments, of which only the rows in sight exist. */
export function ResultGrid({ apartments, facts, selectedId, onSelect }: ResultGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const { from, to, before, after } = useRowsInSight(list, apartments)
  const typeNames = new Map(facts.types.map(({ id, name }) => [id, name]))
  return (
    <ul ref={list} className={styles.grid} style={{ paddingTop: before, paddingBottom: after }}>
      {apartments.slice(from, to).map((apartment, index) => (
        <li key={apartment.id} aria-setsize={apartments.length} aria-posinset={from + index + 1}>
          <SearchCard
            apartment={apartment}
            typeName={typeNames.get(apartment.apartmentTypeId)}
            selectedFilters={facts.selectedFilters}
            selected={apartment.id === selectedId}
            first={from + index < IN_SIGHT}
            onSelect={() => onSelect(apartment.id)}
          />
        </li>
      ))}
    </ul>
  )
}

interface RowSize {
  readonly height: number
  readonly gap: number
  /** Of the list, from the top of the page. */
  readonly top: number
}

/** A card of either layout, until one is measured. */
const UNKNOWN: RowSize = { height: 390, gap: 20, top: 150 }

function useRowsInSight(list: React.RefObject<HTMLUListElement | null>, apartments: readonly Apartment[]) {
  const count = apartments.length
  const columns = useColumns()
  const [size, setSize] = useState(UNKNOWN)
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / (columns ?? 1)),
    estimateSize: () => size.height,
    gap: size.gap,
    scrollMargin: size.top,
    overscan: 3,
  })
  useEffect(() => {
    const grid = list.current
    if (!grid || !columns) return
    const observer = new ResizeObserver(() => {
      // All rows are as high as the first card in sight.
      const height = grid.firstElementChild?.getBoundingClientRect().height
      if (!height) return
      const gap = Number.parseFloat(getComputedStyle(grid).rowGap) || 0
      const top = grid.getBoundingClientRect().top + window.scrollY
      setSize((now) =>
        now.height === height && now.gap === gap && now.top === top ? now : { height, gap, top },
      )
    })
    observer.observe(grid)
    return () => observer.disconnect()
  }, [list, columns])
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when a row is of another size
  useEffect(() => rows.measure(), [rows, size])

  const place = useRef(listPlace('search'))
  // First the row is brought into sight, so that it is drawn; then its link to where it was pressed.
  useEffect(() => {
    if (!place.current || !columns || size === UNKNOWN) return
    const { apartmentId, top } = place.current
    const link = linkTo(list.current, apartmentId)
    const index = apartments.findIndex(({ id }) => id === apartmentId)
    if (link) {
      returnTo(link, place.current)
      place.current = undefined
    } else if (index !== -1) {
      const row = Math.floor(index / columns)
      window.scrollTo({ top: size.top + row * (size.height + size.gap) - top, behavior: 'instant' })
    }
  })

  if (!columns) return { from: 0, to: AT_FIRST, before: 0, after: 0 }
  const inSight = rows.getVirtualItems()
  const [first] = inSight
  const last = inSight.at(-1)
  return {
    from: (first?.index ?? 0) * columns,
    to: ((last?.index ?? -1) + 1) * columns,
    before: first ? first.start - size.top : 0,
    after: last ? rows.getTotalSize() - (last.end - size.top) : 0,
  }
}
