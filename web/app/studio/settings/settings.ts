import type { Answer, Asked } from '@belvedere/contract/client-types'
import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { m } from '../../paraglide/messages.js'
import type { StaffProject } from '../project/staff-project.ts'

export type StaffSettings = Answer<'GET /api/v1/projects/{id}/settings'>
type ProjectChange = Asked<'PATCH /api/v1/projects/{id}'>['body']
type SettingsChange = NonNullable<ProjectChange['settings']>

/** What a project's admins set, as the fields of the page have it: an address that is not there is empty. */
export interface Settings {
  readonly name: Readonly<Record<string, string>>
  readonly website: string
  /** Whether visitors see the project. */
  readonly publish: boolean
  readonly defaultLangId: number
  readonly selectedFilters: readonly number[]
  readonly timeZone: string
  readonly importLimitPercent: number
  readonly retentionMonths: number
  readonly privacyUrl: string
}

export type Setting = keyof Settings

export function settingsOf(project: StaffProject, kept: StaffSettings): Settings {
  const { defaultLangId, selectedFilters, timeZone, importLimitPercent, retentionMonths } = kept
  return {
    name: project.nameTranslations,
    website: project.website ?? '',
    publish: project.publish,
    defaultLangId,
    selectedFilters,
    timeZone,
    importLimitPercent,
    retentionMonths,
    privacyUrl: kept.privacyUrl ?? '',
  }
}

/** As the server takes it. */
export function changeOf({ name, website, publish, ...settings }: Partial<Settings>): ProjectChange {
  const { privacyUrl, ...others } = settings
  return {
    ...(name && { name: filled(name) as ProjectChange['name'] }),
    ...(website !== undefined && { website: website.trim() || null }),
    ...(publish !== undefined && { publish }),
    ...(Object.keys(settings).length > 0 && {
      settings: {
        ...(others as SettingsChange),
        ...(privacyUrl !== undefined && { privacyUrl: privacyUrl.trim() || null }),
      },
    }),
  }
}

const filled = (names: Settings['name']) =>
  Object.fromEntries(Object.entries(names).flatMap(([id, name]) => (name.trim() ? [[id, name.trim()]] : [])))

/** What cannot be saved is told at its field, and the value before it stays. */
export function problemOf({ name, website, privacyUrl, ...numbers }: Partial<Settings>): string | undefined {
  if (name && !name[LANGUAGE_IDS.english]?.trim()) return m.studio_settings_name_missing()
  if ([website, privacyUrl].some((address) => address?.trim() && !isWebAddress(address.trim())))
    return m.studio_settings_address_wrong()
  for (const [field, most] of Object.entries(LIMITS)) {
    const value = numbers[field as keyof typeof LIMITS]
    if (value !== undefined && !(Number.isInteger(value) && value >= 1 && value <= most))
      return m.studio_settings_number_wrong({ most })
  }
  return undefined
}

export const LIMITS = { importLimitPercent: 100, retentionMonths: 120 } as const

const isWebAddress = (address: string) => URL.canParse(address) && /^https?:/.test(address)
