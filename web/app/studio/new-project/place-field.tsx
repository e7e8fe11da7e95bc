import { langIdOf } from '@belvedere/domain/screens/locale'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import styles from '../../staff/ui/staff-find-list.module.css'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import { useSettled } from '../../staff/ui/use-settled.ts'
import { type FoundPlace, findPlaces } from './place-in-languages.ts'

interface PlaceFieldProps {
  label: string
  /** Above it, as of the fields beside it; on a map there is no room, and the question stands there. */
  labelled?: boolean
  problem?: string | undefined
  /** What is chosen already. */
  chosen: string
  onChoose: (place: FoundPlace) => void
}

/** A city by its name, from the product's own gazetteer. */
export function PlaceField({ label, labelled = false, problem, chosen, onChoose }: PlaceFieldProps) {
  const id = useId()
  const langId = langIdOf(useLocale())
  const [typed, setTyped] = useState<string>()
  const [found, setFound] = useState<readonly FoundPlace[]>()
  const [open, setOpen] = useState(false)
  /** Enter was pressed while it was looked for: the first that comes is taken. */
  const [takesFirst, setTakesFirst] = useState(false)
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
    setTakesFirst(false)
    onChoose(place)
  }
  const [first] = found ?? []
  const takeFirst = useEffectEvent(() => {
    if (takesFirst && first) choose(first)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found has come
  useEffect(takeFirst, [found])
  const isWrong = problem !== undefined && (query === '' || !open)
  const said =
    isWrong || query === ''
      ? problem
      : found
        ? found.length === 0 && m.studio_new_no_place()
        : m.studio_new_looking()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears when the focus leaves its field and its list
    <div
      className={styles.field}
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        const stays = currentTarget.contains(relatedTarget)
        setOpen(stays)
        // What was not chosen does not stand in the place of what was.
        if (!stays && chosen !== '' && !takesFirst) setTyped(undefined)
      }}
    >
      {labelled && (
        <label className={styles.label} data-plain htmlFor={id}>
          {label}
        </label>
      )}
      <div className={styles.control} {...(labelled ? { 'data-large': '' } : { 'data-small': '' })}>
        <StaffIcon name="find" size={16} />
        <input
          id={id}
          type="search"
          {...(!labelled && { 'aria-label': label, placeholder: label })}
          aria-controls={`${id}-found`}
          aria-describedby={`${id}-said`}
          aria-invalid={isWrong || undefined}
          value={typed ?? chosen}
          onChange={(event) => {
            setTyped(event.target.value)
            setTakesFirst(false)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false)
            if (event.key !== 'Enter' || query === '') return
            event.preventDefault()
            if (first) choose(first)
            else setTakesFirst(true)
          }}
        />
      </div>
      <ul id={`${id}-found`} className={styles.list} aria-label={m.studio_new_places_found()} hidden={!open}>
        {found?.map((place) => (
          <li key={place.id}>
            <button type="button" className={styles.option} onClick={() => choose(place)}>
              {place.description}
            </button>
          </li>
        ))}
      </ul>
      <p id={`${id}-said`} className={styles.said} role="status">
        {said}
      </p>
    </div>
  )
}
