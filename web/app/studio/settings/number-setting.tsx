import type { SettingChanges } from './setting-changes.ts'
import { SettingField } from './setting-field.tsx'
import { LIMITS } from './settings.ts'

interface NumberSettingProps extends SettingChanges {
  field: keyof typeof LIMITS
  label: string
  unit: string
}

/** A setting that is a whole number, from one up to its limit. */
export function NumberSetting({ field, label, unit, now, problemAt, onChange }: NumberSettingProps) {
  return (
    <SettingField
      label={label}
      unit={unit}
      type="number"
      min={1}
      max={LIMITS[field]}
      value={String(now[field])}
      problem={problemAt(field)}
      onChange={(text) => onChange(field, Number(text))}
    />
  )
}
