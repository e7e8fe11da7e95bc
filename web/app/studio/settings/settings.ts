import type { Answer, Asked } from '@belvedere/contract/client-types'
import type { Prices } from '@belvedere/domain/accounts/price-settings'
import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { areWorkingHours, URGENT_HOURS_MOST } from '@belvedere/domain/enquiries/waiting-clock'
import { FILTER_KINDS } from '@belvedere/domain/filters/filters'
import {
  areHoldTimes,
  HOLD_HOURS_MOST,
  OFFER_HOURS_MOST,
  RESERVATION_DAYS_MOST,
} from '@belvedere/domain/sales/hold-times'
import { isSalesPlan, type PlannedSales } from '@belvedere/domain/sales/sales-plan'
import { m } from '../../paraglide/messages.js'
import type { StaffProject } from '../../staff/project/staff-project.ts'

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
  /** But for that by price, which follows from whose the prices are. */
  readonly selectedFilters: readonly number[]
  readonly prices: Prices
  readonly timeZone: string
  readonly importLimitPercent: number
  readonly retentionMonths: number
  readonly legalYears: number
  readonly privacyUrl: string
  readonly holdHours: number
  readonly holdHoursMax: number
  readonly reservationDays: number
  readonly offerHours: number
  readonly enquiriesInTurn: boolean
  readonly soonHours: number
  readonly lateHours: number
  readonly workFromHour: number
  readonly workToHour: number
  readonly workDays: readonly number[]
  readonly staffSecondFactor: boolean
  readonly salesPlan: readonly PlannedSales[]
  readonly embedOrigins: readonly string[]
}

export type Setting = keyof Settings

export function settingsOf(project: StaffProject, kept: StaffSettings): Settings {
  const {
    defaultLangId,
    selectedFilters,
    prices,
    timeZone,
    importLimitPercent,
    retentionMonths,
    legalYears,
  } = kept
  const { holdHours, holdHoursMax, reservationDays, offerHours, enquiriesInTurn } = kept
  const { soonHours, lateHours, workFromHour, workToHour, workDays } = kept
  const { staffSecondFactor, salesPlan, embedOrigins } = kept
  return {
    name: project.nameTranslations,
    website: project.website ?? '',
    publish: project.publish,
    defaultLangId,
    selectedFilters: selectedFilters.filter((id) => id !== FILTER_KINDS.price),
    prices,
    timeZone,
    importLimitPercent,
    retentionMonths,
    legalYears,
    privacyUrl: kept.privacyUrl ?? '',
    holdHours,
    holdHoursMax,
    reservationDays,
    offerHours,
    enquiriesInTurn,
    soonHours,
    lateHours,
    workFromHour,
    workToHour,
    workDays,
    staffSecondFactor,
    salesPlan,
    embedOrigins,
  }
}

/** As the server takes it, where prices are of that kind. */
export function changeOf(
  { name, website, publish, ...settings }: Partial<Settings>,
  prices: Prices,
): ProjectChange {
  const { privacyUrl, selectedFilters, ...others } = settings
  return {
    ...(name && { name: filled(name) as ProjectChange['name'] }),
    ...(website !== undefined && { website: website.trim() || null }),
    ...(publish !== undefined && { publish }),
    ...(Object.keys(settings).length > 0 && {
      settings: {
        ...(others as SettingsChange),
        ...(selectedFilters && {
          selectedFilters: [
            ...selectedFilters,
            ...(prices === 'nobody' ? [] : [FILTER_KINDS.price]),
          ] as SettingsChange['selectedFilters'],
        }),
        ...(privacyUrl !== undefined && { privacyUrl: privacyUrl.trim() || null }),
      },
    }),
  }
}

const filled = (names: Settings['name']) =>
  Object.fromEntries(Object.entries(names).flatMap(([id, name]) => (name.trim() ? [[id, name.trim()]] : [])))

/** What cannot be saved is told at its field, and the value before it stays. */
export function problemOf(change: Partial<Settings>, now: Settings): string | undefined {
  const { name, website, privacyUrl, holdHours, holdHoursMax, salesPlan, ...numbers } = change
  if (name && !name[LANGUAGE_IDS.english]?.trim()) return m.studio_settings_name_missing()
  if ([website, privacyUrl].some((address) => address?.trim() && !isWebAddress(address.trim())))
    return m.studio_settings_address_wrong()
  if (salesPlan && !isSalesPlan(salesPlan)) return m.studio_settings_plan_wrong()
  for (const [field, most] of Object.entries(LIMITS)) {
    const value = { ...numbers, holdHours, holdHoursMax }[field as keyof typeof LIMITS]
    if (value !== undefined && !(Number.isInteger(value) && value >= 1 && value <= most))
      return m.studio_settings_number_wrong({ most })
  }
  if (!areWorkingHours({ ...now, ...change })) return m.studio_settings_work_wrong()
  if (areHoldTimes({ ...now, ...change })) return undefined
  if (holdHours !== undefined) return m.studio_settings_hold_longer()
  return holdHoursMax === undefined ? undefined : m.studio_settings_hold_shorter()
}

export const LIMITS = {
  importLimitPercent: 100,
  retentionMonths: 120,
  legalYears: 50,
  holdHours: HOLD_HOURS_MOST,
  holdHoursMax: HOLD_HOURS_MOST,
  reservationDays: RESERVATION_DAYS_MOST,
  offerHours: OFFER_HOURS_MOST,
  soonHours: URGENT_HOURS_MOST,
  lateHours: URGENT_HOURS_MOST,
} as const

const isWebAddress = (address: string) => URL.canParse(address) && /^https?:/.test(address)
