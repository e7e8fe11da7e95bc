import { rightToChange } from '@belvedere/contract/authoring/things'
import * as apiKeys from '@belvedere/contract/calls/api-keys'
import * as claims from '@belvedere/contract/calls/claims'
import { changeLook } from '@belvedere/contract/calls/look'
import * as people from '@belvedere/contract/calls/people'
import * as previews from '@belvedere/contract/calls/previews'
import * as projects from '@belvedere/contract/calls/staff-projects'
import { STUDIO_CALLS } from '@belvedere/contract/calls/studio'
import * as webhooks from '@belvedere/contract/calls/webhooks'
import type { Access } from '@belvedere/domain/accounts/access'
import type { Right } from '@belvedere/domain/accounts/rights'
import { type ChangedRow, UNSAID, without } from './undo-plan.ts'

/** The right that a call demands: an undo of what it wrote demands the same. */
function rightOf({ access }: { access: Access }): Right {
  if (typeof access === 'string') throw new Error(`Nobody holds "${access}" on a project`)
  return access
}

/** What each field of an apartment demands of whoever saves it. */
const { others, ...fields } = STUDIO_CALLS.apartments.save.rowRights
const { price = others, status = others }: Readonly<Record<string, Right>> = fields

const content: Right = rightToChange('buildings')
const superAdmin = rightOf(projects.addProject)
const settings = rightOf(projects.changeProject)
const reservations = rightOf(claims.claimApartment)

type Rule = (row: ChangedRow, whole: ReadonlySet<string>) => readonly Right[]

const always =
  (right: Right): Rule =>
  () => [right]

const columnsOf = ({ before }: ChangedRow) => Object.keys(without(before ?? {}, UNSAID))
const isChange = ({ before, after }: ChangedRow) => before !== null && after !== null

/** With an apartment that comes or goes come and go its price, its claims and those in line. */
const withApartment =
  (right: (row: ChangedRow) => Right, apartmentOf: (row: ChangedRow) => string): Rule =>
  (row, whole) =>
    whole.has(apartmentOf(row)) ? [] : [right(row)]

const namedApartment = ({ before, after }: ChangedRow) => String((before ?? after)?.apartment_id)

/**
 * By recorded table, the right to undo a change of it: that of the call which makes such changes, taken from the call
 * itself. A table that stands nowhere here is super_admin's alone.
 */
export const RIGHTS_TO_TABLES: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(
    [
      'masterplans',
      'buildings',
      'apartment_types',
      'pois',
      'media',
      'media_texts',
      'outlines',
      'client_apps',
      'menu_items',
      'packages',
      'package_items',
    ].map((table) => [table, always(content)]),
  ),
  // An apartment that was only counted up, for its price, needs nothing more.
  apartments: (row) =>
    isChange(row)
      ? [...new Set(columnsOf(row).map((column) => (column === 'status' ? status : others)))]
      : [others],
  apartment_prices: withApartment(
    () => price,
    ({ key }) => key,
  ),
  claims: withApartment(
    ({ after }) => (after?.end_reason === 'corrected' ? rightOf(claims.correctSale) : reservations),
    namedApartment,
  ),
  // It goes and stays with its claim.
  claim_prices: () => [],
  waiting_list: withApartment(
    (row) =>
      rightOf(
        columnsOf(row).includes('place') && isChange(row) ? claims.orderWaitingList : claims.joinWaitingList,
      ),
    namedApartment,
  ),
  drafts: ({ key }) => [rightToChange(key.startsWith('look/') ? 'look' : 'buildings')],
  looks: always(rightOf(changeLook)),
  // A project whose look was changed, and nothing else of it, was only counted up.
  projects: (row) => (!isChange(row) ? [superAdmin] : columnsOf(row).length === 0 ? [] : [settings]),
  hosts: always(rightOf(projects.setProjectHosts)),
  project_users: always(rightOf(people.changePerson)),
  users: always(rightOf(people.blockAccount)),
  invitations: always(rightOf(people.invite)),
  price_viewers: always(rightOf(people.addPriceViewer)),
  api_keys: always(rightOf(apiKeys.addApiKey)),
  webhook_endpoints: always(rightOf(webhooks.addWebhook)),
  preview_links: always(rightOf(previews.addPreviewLink)),
}

/** Whoever may do something may take it back: what an action touched says which rights that needs (AUT-09). */
export function rightsToUndo(changes: readonly ChangedRow[]): Right[] {
  const whole = new Set(
    changes.flatMap((change) => (change.table === 'apartments' && !isChange(change) ? [change.key] : [])),
  )
  const ruleOf = (table: string) => RIGHTS_TO_TABLES[table] ?? always(superAdmin)
  const rights = changes.flatMap((change) => ruleOf(change.table)(change, whole))
  // Where all was but counted up, whoever may change it may count it up again.
  if (rights.length === 0) return [changes.some(({ table }) => table === 'projects') ? settings : others]
  return [...new Map(rights.map((right) => [`${right.resource} ${right.permission}`, right])).values()]
}
