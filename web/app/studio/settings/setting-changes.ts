import type { Setting, Settings } from './settings.ts'

/** What a part of the page shows and tells of the settings. */
export interface SettingChanges {
  readonly now: Settings
  readonly problemAt: (field: Setting) => string | undefined
  readonly onChange: <Field extends Setting>(field: Field, value: Settings[Field]) => void
}

export interface SettingBuilding {
  readonly id: number
  readonly name: string
  /** How many it has. */
  readonly apartments: number
}
