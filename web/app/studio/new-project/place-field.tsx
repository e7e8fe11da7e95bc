import { langIdOf } from '@belvedere/domain/screens/locale'
import { useEffect, useId, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import styles from '../../staff/ui/staff-find-list.module.css'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { useSettled } from '../../staff/ui/use-settled.ts'
import { type FoundPlace, findPlaces } from './place-in-languages.ts'

interface PlaceFieldProps {
  label: string
  /** What is chosen already. */
  chosen: string
  onChoose: (place: FoundPlace) => void
}

/** A city by its name, from the product's own gazetteer. */
export function PlaceField({ label, chosen, onChoose }: PlaceFieldProps) {
  const id = useId()
  const langId = langIdOf(useLocale())
  const [typed, setTyped] = useState<string>()
  const [found, setFound] = useState<readonly FoundPlace[]>()
  const query = typed?.trim() ?? ''
  const settled = useSettled(query)

  useEffect(() => {
    setFound(undefined)
    if (query === '' || query !== settled) return
    let left = false
    findPlaces(query, langId).then(
      (places) => !left && setFound(places),
      () => !left && setFound([]),
    )
    return () => {
      left = true
    }
  }, [query, settled, langId])

  const choose = (place: FoundPlace) => {
    setTyped(undefined)
    onChoose(place)
  }
  return (
    <div className={styles.field}>
      <div className={styles.control} data-small>
        <StaffIcon name="find" size={16} />
        <input
          type="search"
          aria-label={label}
          aria-controls={`${id}-found`}
          placeholder={label}
          value={typed ?? chosen}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found ?? []
            if (event.key !== 'Enter' || !first) return
            event.preventDefault()
            choose(first)
          }}
        />
      </div>
      <ul id={`${id}-found`} className={styles.list} aria-label={m.studio_new_places_found()}>
        {found?.map((place) => (
          <li key={place.id}>
            <button type="button" className={styles.option} onClick={() => choose(place)}>
              {place.description}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.said} role="status">
        {query !== '' && (found ? found.length === 0 && m.studio_new_no_place() : m.studio_new_looking())}
      </p>
    </div>
  )
}
