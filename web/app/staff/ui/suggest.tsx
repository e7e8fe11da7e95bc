import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react'
import styles from './staff-find-list.module.css'
import { StaffIcon } from './staff-icon.tsx'

export interface Suggestion {
  readonly key: string
  readonly words: ReactNode
  /** Below the words, smaller. */
  readonly more?: ReactNode
}

interface SuggestProps {
  label: string
  /** Seen above the field, or only read out. */
  labelled?: 'above' | 'unseen'
  value: string
  placeholder?: string
  maxLength?: number
  suggestions: readonly Suggestion[]
  /** What is said while they are still looked for. Enter then waits for them, and takes the first. */
  awaits?: string | undefined
  input?: RefObject<HTMLInputElement | null>
  /** At the end of the field. */
  end?: ReactNode
  /** `/` focuses it. */
  isFind?: boolean
  /** It shows what is chosen: a press offers what else there is, and typing takes its place until the field is left. */
  isChoice?: boolean
  onLeave?: () => void
  onChange: (text: string) => void
  onChoose: (key: string) => void
}

/** A field that offers what may be meant, as it is typed: arrows choose, Enter takes, Escape closes. */
export function Suggest(props: SuggestProps) {
  const { label, labelled = 'above', value, suggestions, awaits, input, end, isFind } = props
  const { isChoice, onChange, onChoose, onLeave } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  /** Enter was pressed before they came. */
  const [entered, setEntered] = useState(false)
  const shown = open && suggestions.length > 0
  const active = Math.min(at, suggestions.length - 1)

  function choose(key: string) {
    setOpen(false)
    onChoose(key)
  }

  const [first] = suggestions
  const takeFirst = useEffectEvent(() => {
    setEntered(false)
    if (first && open) choose(first.key)
  })
  useEffect(() => {
    if (entered && awaits === undefined) takeFirst()
  }, [entered, awaits])

  function press(event: KeyboardEvent) {
    const last = suggestions.length - 1
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      setAt(event.key === 'ArrowDown' ? Math.min(last, active + (shown ? 1 : 0)) : Math.max(0, active - 1))
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // Enter in a field never submits.
      event.preventDefault()
      if (awaits !== undefined && open) return setEntered(true)
      const chosen = shown ? suggestions[active] : undefined
      if (chosen) choose(chosen.key)
    } else if (event.key === 'Escape' && shown) {
      // It closes the list, and not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }

  return (
    <div className={styles.field}>
      {labelled === 'above' && (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={styles.control} data-small={labelled === 'unseen' || undefined}>
        <StaffIcon name="find" size={18} />
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-label={labelled === 'unseen' ? label : undefined}
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown ? `${id}-${active}` : undefined}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          value={value}
          data-staff-find={isFind ? '' : undefined}
          onChange={({ target }) => {
            onChange(target.value)
            setEntered(false)
            setOpen(true)
            setAt(0)
          }}
          onKeyDown={press}
          onFocus={isChoice ? ({ target }) => target.select() : undefined}
          onClick={isChoice ? () => setOpen(true) : undefined}
          onBlur={() => {
            setEntered(false)
            setOpen(false)
            onLeave?.()
          }}
        />
        {end}
      </div>
      {open && awaits !== undefined && (
        <p className={styles.awaits} role="status">
          {awaits}
        </p>
      )}
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={label} hidden={!shown}>
        {suggestions.map(({ key, words, more }, nth) => (
          <div
            key={key}
            id={`${id}-${nth}`}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={nth === active}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(key)}
            onKeyDown={undefined}
          >
            <span>{words}</span>
            {more && <span className={styles.more}>{more}</span>}
          </div>
        ))}
      </div>
    </div>
  )
}
