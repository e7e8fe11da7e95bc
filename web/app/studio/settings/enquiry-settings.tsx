import { WEEK_DAYS } from '@belvedere/domain/enquiries/waiting-clock'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { dateLocale } from '../../staff/ui/date-locale.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { NumberSetting } from './number-setting.tsx'
import { SettingBlock } from './setting-block.tsx'
import type { SettingChanges } from './setting-changes.ts'
import styles from './studio-settings.module.css'

const HOURS = Array.from({ length: 25 }, (_, hour) => hour)
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Whom new enquiries go to, when an answer to one is urgent, and when somebody works who can give it. */
export function EnquirySettings(settings: SettingChanges) {
  const { now, problemAt, onChange } = settings
  const dayName = new Intl.DateTimeFormat(dateLocale(useLocale()), { weekday: 'long', timeZone: 'UTC' })
  const hour = (field: 'workFromHour' | 'workToHour', label: string, choices: readonly number[]) => (
    <label className={styles.field}>
      {label}
      <select
        className={styles.control}
        value={now[field]}
        onChange={({ target }) => onChange(field, Number(target.value))}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {String(one).padStart(2, '0')}:00
          </option>
        ))}
      </select>
    </label>
  )
  const problem = problemAt('workFromHour') ?? problemAt('workToHour') ?? problemAt('workDays')
  return (
    <SettingBlock title={m.studio_settings_enquiries()} text={m.studio_settings_enquiries_text()}>
      <Checkbox checked={now.enquiriesInTurn} onChange={(on) => onChange('enquiriesInTurn', on)}>
        {m.studio_settings_in_turn()}
      </Checkbox>
      <NumberSetting
        field="soonHours"
        label={m.studio_settings_soon_hours()}
        unit={m.studio_settings_hours()}
        {...settings}
      />
      <NumberSetting
        field="lateHours"
        label={m.studio_settings_late_hours()}
        unit={m.studio_settings_work_hours()}
        {...settings}
      />
      <div className={styles.pair}>
        {hour('workFromHour', m.studio_settings_work_from(), HOURS.slice(0, -1))}
        {hour('workToHour', m.studio_settings_work_to(), HOURS.slice(1))}
      </div>
      <fieldset className={styles.choices} aria-label={m.studio_settings_work_days()}>
        {WEEK_DAYS.map((day) => (
          <Checkbox
            key={day}
            checked={now.workDays.includes(day)}
            onChange={(on) =>
              onChange(
                'workDays',
                WEEK_DAYS.filter((one) => (one === day ? on : now.workDays.includes(one))),
              )
            }
          >
            {dayName.format(MONDAY + (day - 1) * DAY_MS)}
          </Checkbox>
        ))}
      </fieldset>
      {problem && (
        <p className={styles.wrong} role="alert">
          {problem}
        </p>
      )}
    </SettingBlock>
  )
}
