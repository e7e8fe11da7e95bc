import type { Place } from '@belvedere/contract/entities/place'
import type { GeoPoint } from '@belvedere/domain/map/place-search'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { PlaceOption } from './place-option.tsx'
import styles from './place-search.module.css'
import { usePlaces } from './use-places.ts'

interface PlaceSearchProps {
  /** In the bar the results stand above the field, on the card beneath it. */
  look: 'bar' | 'card'
  /** With one project there is nowhere else to go (BAR-11). */
  disabled?: boolean
  /** Where the visitor looks: what lies there is found first. */
  near: () => GeoPoint | undefined
  onChoose: (place: Place) => void
  /** Instead of clearing, the cross of the card closes it. */
  onClose?: () => void
  /** Before the results. */
  children?: ReactNode
}

/** Autocomplete over country, region and place (LOC-01): type, walk with the arrows, press Enter. */
export function PlaceSearch({ look, disabled = false, near, onChoose, onClose, children }: PlaceSearchProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const { query, places } = usePlaces(disabled ? '' : typed, near)
  const shown = open && places.length > 0
  const nothing = open && query !== '' && places.length === 0

  const choose = (place: Place) => {
    setTyped(place.name)
    setOpen(false)
    onChoose(place)
  }
  const clear = () => {
    setTyped('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = places[active]
    if (event.key === 'Escape' && open && look === 'bar') setOpen(false)
    else if (!shown) return
    else if (event.key === 'ArrowDown') setActive((active + 1) % places.length)
    else if (event.key === 'ArrowUp') setActive((active + places.length - 1) % places.length)
    else if (event.key === 'Enter' && place) choose(place)
    else return
    event.preventDefault()
  }

  return (
    <search
      className={styles.search}
      data-look={look}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (look === 'bar' && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <div className={styles.field} data-disabled={disabled || undefined}>
        <Icon name="search" />
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label={m.place_search()}
          aria-autocomplete="list"
          aria-controls={`${id}-places`}
          aria-expanded={shown}
          aria-activedescendant={shown ? `${id}-${active}` : undefined}
          aria-disabled={disabled || undefined}
          readOnly={disabled}
          autoComplete="off"
          placeholder={m.place_search()}
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {(onClose || typed) && (
          <button
            type="button"
            className={styles.clear}
            aria-label={onClose ? m.close() : m.clear()}
            onClick={onClose ?? clear}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {(children || shown || nothing) && (
        <div className={styles.results}>
          {children}
          <div id={`${id}-places`} role="listbox" aria-label={m.places()} hidden={!shown}>
            {places.map((place, i) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field's own keys choose it
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
              <div
                key={place.id}
                id={`${id}-${i}`}
                className={styles.option}
                role="option"
                aria-selected={i === active}
                onPointerMove={() => setActive(i)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(place)}
              >
                <PlaceOption place={place} typed={query} />
              </div>
            ))}
          </div>
          {nothing && (
            <p className={styles.nothing} role="status">
              {m.no_places()}
            </p>
          )}
        </div>
      )}
    </search>
  )
}
