import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../ui/staff-icon.tsx'
import styles from './staff-day-field.module.css'
import { readDay, writeDay } from './typed-day.ts'

/** A year has four figures. */
const FIRST_DAY = '1970-01-02'
const LAST_DAY = '9998-12-31'

interface DayFieldProps {
  label: string
  /** `2026-11-17`; empty for none. */
  day: string
  onDay: (day: string) => void
}

/** A day as the language on screen writes it, and not as the browser's does; typed, or chosen from the browser's calendar. */
export function DayField({ label, day, onDay }: DayFieldProps) {
  const locale = useLocale()
  const [typed, setTyped] = useState(() => writeDay(day, locale))
  const calendar = useRef<HTMLInputElement>(null)
  // Whoever else sets or empties the day is shown; what is being typed stays.
  useEffect(() => setTyped((now) => (readDay(now) === day ? now : writeDay(day, locale))), [day, locale])
  const isWrong = typed.trim() !== '' && readDay(typed) === ''
  const type = (text: string) => {
    setTyped(text)
    const read = readDay(text)
    if (text.trim() === '' || (read >= FIRST_DAY && read <= LAST_DAY)) onDay(read)
  }
  return (
    <span className={styles.field}>
      <label>
        {label}
        <input
          type="text"
          inputMode="numeric"
          placeholder={m.studio_day_hint()}
          aria-invalid={isWrong || undefined}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onBlur={() => isWrong || setTyped(writeDay(day, locale))}
        />
      </label>
      <button
        type="button"
        aria-label={m.studio_choose_day({ label })}
        onClick={() => calendar.current?.showPicker()}
      >
        <StaffIcon name="calendar" size={16} />
      </button>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        min={FIRST_DAY}
        max={LAST_DAY}
        value={day}
        onChange={({ target }) => onDay(target.value)}
      />
    </span>
  )
}
