import { PRICES } from '@belvedere/domain/accounts/price-settings'
import { z } from 'zod'
import { MediaReference } from './media-item.ts'

export const ProjectSettings = z
  .object({
    /** The project's. */
    id: z.number(),
    projectId: z.number(),
    defaultLangId: z.number(),
    selectedFilters: z.array(z.number()),
    selectedRoles: z.array(z.number()),
    /** Whose its prices are: everybody's, those of the people whose role is selected, or nobody's. */
    prices: z.enum(PRICES),
    /** The `version` to ask the stylesheet call for. */
    stylesheetVersion: z.number(),
    /** How long it keeps what buyers send it. */
    retentionMonths: z.number(),
    /** Where its privacy text stands; null is the page of the product. */
    privacyUrl: z.string().nullable(),
  })
  .meta({ id: 'ProjectSettings' })

const ProjectCounts = z.object({ buildings: z.number(), apartments: z.number(), available: z.number() })

/** A project as a point on the map (`type=geocode`). */
export const ProjectPoint = z
  .object({
    id: z.number(),
    name: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    city: z.string(),
    country: z.string(),
    counts: ProjectCounts,
    /** Null when nothing is published: the map card then has no way in. */
    rootMasterplanId: z.number().nullable(),
  })
  .meta({ id: 'ProjectPoint' })

/** The public project leaves out its users (ENT-01; see users-on-project). */
export const Project = ProjectPoint.extend({
  logo: z.string().nullable(),
  website: z.string().nullable(),
  media: z.array(MediaReference),
  settings: ProjectSettings,
  /** Where it is at home, when another project's host was asked; null on a host that carries it. */
  ownHost: z.string().nullable(),
}).meta({ id: 'Project' })

export const UserOnProject = z.object({ id: z.number() }).meta({ id: 'UserOnProject' })

export type ProjectSettings = z.output<typeof ProjectSettings>
export type ProjectPoint = z.output<typeof ProjectPoint>
export type Project = z.output<typeof Project>
