import type { Apartment } from '@belvedere/contract/entities/apartment'
import { planImageSource } from '@belvedere/domain/apartments/plan-image'
import { NAME_RESULT_HEIGHT } from '@belvedere/domain/apartments/search-by-name'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { apartmentFactsLine } from '../../i18n/apartment-facts-line.ts'
import { statusWord } from '../../i18n/status-words.ts'
import { m } from '../../paraglide/messages.js'
import { StatusLabel } from '../../ui/status-label.tsx'
import type { FilterFacts } from './filter-facts.ts'
import styles from './name-search.module.css'

interface NameResultsProps {
  id: string
  found: readonly Apartment[]
  facts: FilterFacts
  active: number
  onPick: (apartment: Apartment) => void
}

/** Rows of 75 px in a list of 400 (FLT-08); only those in sight exist. */
export function NameResults({ id, found, facts, active, onPick }: NameResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: found.length,
    getScrollElement: () => list.current,
    estimateSize: () => NAME_RESULT_HEIGHT,
    overscan: 4,
  })
  useEffect(() => virtual.scrollToIndex(active), [virtual, active])
  return (
    <div ref={list} id={`${id}-results`} className={styles.list} role="listbox" aria-label={m.found_units()}>
      <div className={styles.rows} role="presentation" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const apartment = found[index]
          if (!apartment) return null
          const plan = planImageSource(apartment.media)
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers to the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
            <div
              key={apartment.id}
              id={`${id}-${index}`}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
              role="option"
              aria-selected={index === active}
              aria-setsize={found.length}
              aria-posinset={index + 1}
              onClick={() => onPick(apartment)}
            >
              <span className={styles.plan}>{plan && <img src={plan} alt="" loading="lazy" />}</span>
              <span className={styles.words}>
                <b>{apartment.name}</b>
                <span>{apartmentFactsLine(apartment, facts.selectedFilters)}</span>
              </span>
              <StatusLabel status={apartment.status} word={statusWord(apartment.status)} />
            </div>
          )
        })}
      </div>
    </div>
  )
}
