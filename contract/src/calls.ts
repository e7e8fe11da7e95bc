import type { Call } from './call.ts'
import * as apartments from './calls/apartments.ts'
import * as apiKeys from './calls/api-keys.ts'
import * as buildings from './calls/buildings.ts'
import * as challenge from './calls/challenge.ts'
import * as claims from './calls/claims.ts'
import * as clientApps from './calls/client-apps.ts'
import * as downloads from './calls/downloads.ts'
import * as drawing from './calls/drawing.ts'
import * as enquiries from './calls/enquiries.ts'
import * as enquiryExport from './calls/enquiry-export.ts'
import * as favourites from './calls/favourites.ts'
import * as geodata from './calls/geodata.ts'
import * as history from './calls/history.ts'
import * as imports from './calls/imports.ts'
import * as inbox from './calls/inbox.ts'
import * as live from './calls/live.ts'
import * as look from './calls/look.ts'
import * as masterplans from './calls/masterplans.ts'
import * as media from './calls/media.ts'
import * as menuItems from './calls/menu-items.ts'
import * as operations from './calls/operations.ts'
import * as overview from './calls/overview.ts'
import * as packages from './calls/packages.ts'
import * as people from './calls/people.ts'
import * as places from './calls/places.ts'
import * as pois from './calls/pois.ts'
import * as previews from './calls/previews.ts'
import * as privacy from './calls/privacy.ts'
import * as projectMedia from './calls/project-media.ts'
import * as projects from './calls/projects.ts'
import * as removedProjects from './calls/removed-projects.ts'
import * as reports from './calls/reports.ts'
import * as security from './calls/security.ts'
import * as securityEvents from './calls/security-events.ts'
import * as staffApartments from './calls/staff-apartments.ts'
import * as staffMasterplans from './calls/staff-masterplans.ts'
import * as staffPois from './calls/staff-pois.ts'
import * as staffProjects from './calls/staff-projects.ts'
import { STUDIO_CALLS, type StudioCall } from './calls/studio.ts'
import * as studioPlaces from './calls/studio-places.ts'
import * as undeliveredMails from './calls/undelivered-mails.ts'
import * as uploads from './calls/uploads.ts'
import * as users from './calls/users.ts'
import * as webhooks from './calls/webhooks.ts'

const areas = [
  projects,
  masterplans,
  pois,
  buildings,
  apartments,
  live,
  enquiries,
  favourites,
  challenge,
  places,
  downloads,
  clientApps,
  geodata,
  media,
  menuItems,
  packages,
  projectMedia,
  staffApartments,
  staffMasterplans,
  staffPois,
  staffProjects,
  claims,
  history,
  overview,
  studioPlaces,
  imports,
  apiKeys,
  webhooks,
  previews,
  look,
  drawing,
  undeliveredMails,
  inbox,
  enquiryExport,
  reports,
  removedProjects,
  people,
  uploads,
  privacy,
  users,
  security,
  securityEvents,
  operations,
]

/** Every call there is: what the OpenAPI and the tests over "every call" are driven by. */
export const calls: readonly Call[] = [
  ...areas.flatMap((area) => Object.values(area) as Call[]),
  ...Object.values(STUDIO_CALLS).flatMap((ofKind) => Object.values(ofKind) as Call[]),
]

/** The same as types, for clients. */
export type EveryCall = CallsOf<(typeof areas)[number]> | StudioCall

type CallsOf<Area> = Area extends unknown ? Area[keyof Area] : never
