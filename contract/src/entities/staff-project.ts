import { PRICES } from '@belvedere/domain/accounts/price-settings'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { URGENT_HOURS_MOST, WEEK_DAYS } from '@belvedere/domain/enquiries/waiting-clock'
import { FILTER_KINDS } from '@belvedere/domain/filters/filters'
import { HOLD_HOURS_MOST, OFFER_HOURS_MOST, RESERVATION_DAYS_MOST } from '@belvedere/domain/sales/hold-times'
import { isMonth, isSalesPlan } from '@belvedere/domain/sales/sales-plan'
import { isEmbedOrigin } from '@belvedere/domain/screens/embed-origin'
import { z } from 'zod'
import { BodyId, BodyLangId, bodyOneOf } from '../inputs.ts'
import { line } from '../text.ts'
import { Project, ProjectSettings } from './project.ts'
import { Stylesheet } from './stylesheet.ts'
import { NameInput, Translations } from './translations.ts'

/** Ids alone: nobody learns another's name or address by putting them on a project (ACC-11). */
const ProjectUser = z.object({ id: z.number(), roleId: z.number(), mediaId: z.number().nullable() })

export const StaffProject = Project.omit({ ownHost: true })
  .extend({
    /** In a list only with `include=Media`. */
    media: Project.shape.media.optional(),
    publish: z.boolean(),
    nameTranslations: Translations,
    logoMediaId: z.number().nullable(),
    users: z.array(ProjectUser),
    stylesheet: z.string(),
    /** Where visitors find it once it is published. */
    address: z.string(),
    /** The hosts that carry it. */
    hosts: z.array(z.string()),
    /** What `If-Match` names. */
    revision: z.number(),
  })
  .meta({ id: 'StaffProject' })

/** With what no visitor is told. */
export const StaffSettings = ProjectSettings.extend({
  timeZone: z.string(),
  importLimitPercent: z.number(),
  /** For how long the law has contracts and sales keep who they are with. */
  legalYears: z.number(),
  /** How long an apartment is usually held, how long at the most, and how long a contract may take from then on. */
  holdHours: z.number(),
  holdHoursMax: z.number(),
  reservationDays: z.number(),
  /** How long the first in line has the offer of an apartment that is free again. */
  offerHours: z.number(),
  /** Whether a new enquiry goes to one agent, each in turn, and not to all of them. */
  enquiriesInTurn: z.boolean(),
  /** When an answer is urgent: after so many hours soon, after so many that are worked late; and which are worked. */
  soonHours: z.number(),
  lateHours: z.number(),
  workFromHour: z.number(),
  workToHour: z.number(),
  /** 1 is Monday, 7 Sunday. */
  workDays: z.array(z.number()),
  /** Whether who works on it needs a passkey or one-time codes, also where the installation leaves that free. */
  staffSecondFactor: z.boolean(),
  /** How many apartments of a building are to be sold by the end of a month. */
  salesPlan: z.array(z.object({ buildingId: z.number(), month: z.string(), sold: z.number() })),
  /** The other sites that may show its pages within theirs. */
  embedOrigins: z.array(z.string()),
}).meta({
  id: 'StaffSettings',
})

const WEBSITE_MAX = 500

/** Without a name in front of the host: `https://bank.example@evil.example` leads elsewhere than it reads. */
const WebAddress = line(WEBSITE_MAX)
  .pipe(z.url({ protocol: /^https?$/ }))
  .refine((text) => !/^[^/]*\/\/[^/?#]*@/.test(text), {
    error: 'must name nobody before its host',
  })

const RETENTION_MONTHS_MAX = 120

const LEGAL_YEARS_MAX = 50

const PERCENT_MAX = 100

/** As the time zone database calls it: `Europe/Belgrade`. A bare `+02:00` is read the other way round by PostgreSQL. */
const TimeZone = z
  .string()
  .max(60)
  .regex(/^[A-Za-z]/, { error: 'must be a time zone' })
  .refine(isTimeZone, { error: 'must be a time zone' })

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const EMBED_ORIGINS_MAX = 20
const EmbedOrigin = z
  .string()
  .refine(isEmbedOrigin, { error: 'must be an origin such as https://www.homes.example' })

const PLAN_MAX = 2_000
const SOLD_MAX = 100_000

const SalesPlan = z
  .array(
    z.strictObject({
      buildingId: BodyId,
      month: z.string().refine(isMonth, { error: 'must be a month such as 2027-06' }),
      sold: z.number().int().min(0).max(SOLD_MAX),
    }),
  )
  .max(PLAN_MAX)
  .refine(isSalesPlan, { error: 'must grow from month to month' })

const FilterKind = bodyOneOf(FILTER_KINDS)

const { super_admin: _, ...projectRoles } = ROLES
/** super_admin is held on no project. */
const ProjectRole = bodyOneOf(projectRoles)

const distinct = <Item>(items: readonly Item[], key: (item: Item) => unknown) =>
  new Set(items.map(key)).size === items.length

const unique = <Item extends z.ZodType>(item: Item, key: (item: z.output<Item>) => unknown) =>
  z.array(item).refine((items) => distinct(items, key), { error: 'must not name one twice' })

const place = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  city: NameInput,
  country: NameInput,
}

export const NewProject = z
  .strictObject({ name: NameInput, ...place, defaultLangId: BodyLangId.default(LANGUAGE_IDS.english) })
  .meta({ id: 'NewProject' })

const HOSTS_MAX = 50
/** A host's name, without a port. */
const Host = z
  .string()
  .toLowerCase()
  .max(253)
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/)

export const ProjectHosts = z
  .strictObject({ hosts: unique(Host, (host) => host).max(HOSTS_MAX) })
  .meta({ id: 'ProjectHosts' })

export const ProjectChange = z
  .strictObject({
    name: NameInput,
    ...place,
    publish: z.boolean(),
    /** A picture among the project's own media. */
    logoMediaId: BodyId.nullable(),
    website: WebAddress.nullable(),
    settings: z
      .strictObject({
        defaultLangId: BodyLangId,
        selectedFilters: unique(FilterKind, (kind) => kind),
        selectedRoles: unique(ProjectRole, (role) => role),
        /** Sets or takes away the filter by price, whatever `selectedFilters` says beside it (STU-09). */
        prices: z.enum(PRICES),
        retentionMonths: z.number().int().min(1).max(RETENTION_MONTHS_MAX),
        privacyUrl: WebAddress.nullable(),
        timeZone: TimeZone,
        /** By how many per cent an import may move a price before somebody confirms it. */
        importLimitPercent: z.number().int().min(1).max(PERCENT_MAX),
        legalYears: z.number().int().min(1).max(LEGAL_YEARS_MAX),
        holdHours: z.number().int().min(1).max(HOLD_HOURS_MOST),
        holdHoursMax: z.number().int().min(1).max(HOLD_HOURS_MOST),
        reservationDays: z.number().int().min(1).max(RESERVATION_DAYS_MOST),
        offerHours: z.number().int().min(1).max(OFFER_HOURS_MOST),
        enquiriesInTurn: z.boolean(),
        soonHours: z.number().int().min(1).max(URGENT_HOURS_MOST),
        lateHours: z.number().int().min(1).max(URGENT_HOURS_MOST),
        workFromHour: z.number().int().min(0).max(23),
        workToHour: z.number().int().min(1).max(24),
        workDays: unique(z.literal(WEEK_DAYS), (day) => day).min(1),
        staffSecondFactor: z.boolean(),
        salesPlan: SalesPlan,
        embedOrigins: unique(EmbedOrigin, (origin) => origin).max(EMBED_ORIGINS_MAX),
      })
      .partial(),
    /** Stands for all who are on the project. */
    users: unique(z.strictObject({ id: BodyId, roleId: ProjectRole }), ({ id }) => id),
    stylesheet: Stylesheet,
  })
  .partial()
  .meta({ id: 'ProjectChange' })
