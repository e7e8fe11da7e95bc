import { m } from '../../paraglide/messages.js'
import { DayField } from '../../staff/time/day-field.tsx'
import styles from './studio-changes-step.module.css'

interface WhenProps {
  timeZone: string
  /** Undefined is now; empty while a day is not chosen yet. */
  at: string | undefined
  onAt: (at: string | undefined) => void
}

const NINE = '09:00'

/** Now, or on a day by the clock of the project. */
export function When({ timeZone, at, onAt }: WhenProps) {
  const [day = '', time = NINE] = (at ?? '').split('T')
  const set = (newDay: string, newTime: string) => onAt(newDay && newTime ? `${newDay}T${newTime}` : '')
  const zone = timeZone.replace(/^.*\//, '').replaceAll('_', ' ')
  return (
    <fieldset className={styles.when}>
      <legend>{m.studio_import_when()}</legend>
      <label>
        <input type="radio" name="when" checked={at === undefined} onChange={() => onAt(undefined)} />
        <span>
          {m.studio_import_now()}
          <small>{m.studio_import_now_why()}</small>
        </span>
      </label>
      <label>
        <input type="radio" name="when" checked={at !== undefined} onChange={() => onAt('')} />
        <span>
          {m.studio_import_on_a_day()}
          <small>{m.studio_import_on_a_day_why()}</small>
        </span>
      </label>
      {at !== undefined && (
        <div className={styles.moment}>
          <DayField label={m.studio_import_day()} day={day} onDay={(chosen) => set(chosen, time)} />
          <input
            type="time"
            aria-label={m.studio_import_time()}
            value={time}
            onChange={(event) => set(day, event.target.value)}
          />
          <small>{m.studio_import_time_zone({ zone })}</small>
        </div>
      )}
    </fieldset>
  )
}
