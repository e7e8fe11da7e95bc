import { isMonth, type PlannedSales } from '@belvedere/domain/sales/sales-plan'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { StaffIcon } from '../../staff/ui/staff-icon.tsx'
import type { SettingBuilding } from './setting-changes.ts'
import styles from './studio-building-plan.module.css'

interface Line {
  readonly key: number
  readonly month: string
  readonly sold: string
}

interface BuildingPlanProps {
  building: SettingBuilding
  steps: readonly PlannedSales[]
  onChange: (steps: readonly PlannedSales[]) => void
}

/** The plan of one building, month by month. A line counts once it has both: a month and a number. */
export function BuildingPlan({ building, steps, onChange }: BuildingPlanProps) {
  const [lines, setLines] = useState<readonly Line[]>(() =>
    steps
      .toSorted((one, other) => one.month.localeCompare(other.month))
      .map(({ month, sold }, key) => ({ key, month, sold: String(sold) })),
  )
  const { id, name, apartments } = building

  function take(next: readonly Line[]) {
    setLines(next)
    const whole = next.filter(({ month, sold }) => isMonth(month) && /^\d{1,5}$/.test(sold))
    onChange(whole.map(({ month, sold }) => ({ buildingId: id, month, sold: Number(sold) })))
  }
  const change = (key: number, fields: Partial<Line>) =>
    take(lines.map((line) => (line.key === key ? { ...line, ...fields } : line)))
  const add = () => {
    const key = 1 + Math.max(-1, ...lines.map((line) => line.key))
    setLines([...lines, { key, month: '', sold: '' }])
  }

  return (
    <fieldset className={styles.plan} aria-label={m.studio_settings_plan_of({ name })}>
      <div className={styles.head}>
        <b>{name}</b>
        <button
          type="button"
          className={styles.add}
          aria-label={m.studio_settings_plan_add_to({ name })}
          onClick={add}
        >
          {m.studio_settings_plan_add()}
        </button>
      </div>
      {lines.length === 0 && <p className={styles.none}>{m.studio_settings_plan_none()}</p>}
      {lines.map(({ key, month, sold }) => (
        <div key={key} className={styles.line}>
          <label>
            <span>{m.studio_settings_plan_month()}</span>
            <input
              type="month"
              className={styles.control}
              min="2000-01"
              max="2099-12"
              placeholder="2027-06"
              value={month}
              onChange={({ target }) => change(key, { month: target.value })}
            />
          </label>
          <label>
            <span>{m.studio_settings_plan_sold()}</span>
            <input
              type="number"
              className={styles.control}
              min={0}
              max={apartments}
              value={sold}
              onChange={({ target }) => change(key, { sold: target.value })}
            />
          </label>
          <span className={styles.all}>{m.studio_settings_plan_of_all({ count: apartments })}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={m.studio_settings_plan_remove({ month, name })}
            onClick={() => take(lines.filter((line) => line.key !== key))}
          >
            <StaffIcon name="close" size={16} />
          </button>
        </div>
      ))}
    </fieldset>
  )
}
