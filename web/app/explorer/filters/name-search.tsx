import type { Apartment } from '@belvedere/contract/entities/apartment'
import { searchByName } from '@belvedere/domain/apartments/search-by-name'
import { sortApartments } from '@belvedere/domain/apartments/sort-apartments'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import type { FilterFacts } from './filter-facts.ts'
import { NameResults } from './name-results.tsx'
import styles from './name-search.module.css'

interface NameSearchProps {
  facts: FilterFacts
  onPick: (apartment: Apartment) => void
}

/** A field with what it finds below; arrows choose among it, Enter takes it (FLT-08). */
export function NameSearch({ facts, onPick }: NameSearchProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const found = useMemo(
    () => sortApartments(searchByName(facts.apartments, text), 'status'),
    [facts.apartments, text],
  )
  const pick = (apartment: Apartment | undefined) => {
    if (!apartment) return
    setText('')
    onPick(apartment)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1
    const to = { ArrowDown: Math.min(last, active + 1), ArrowUp: Math.max(0, active - 1) }[event.key]
    if (event.key === 'Enter') pick(found[active])
    else if (to === undefined) return
    else setActive(to)
    event.preventDefault()
  }
  return (
    <div>
      <div className={styles.field}>
        <Icon name="search" size={18} />
        <input
          type="text"
          role="combobox"
          aria-label={m.find_unit()}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-results`}
          aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={m.find_unit()}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {found.length > 0 && <NameResults id={id} found={found} facts={facts} active={active} onPick={pick} />}
      <p className={styles.none} role="status">
        {text.trim() !== '' &&
          (found.length > 0 ? m.apartments_count({ count: found.length }) : m.no_unit_found())}
      </p>
    </div>
  )
}
