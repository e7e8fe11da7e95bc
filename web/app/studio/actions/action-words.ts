import type { Answer } from '@belvedere/contract/client-types'
import { m } from '../../paraglide/messages.js'

export type Action = Answer<'GET /api/v1/studio/projects/{projectId}/actions'>[number]

/** What is said of people, keys, links and lines: each of these is done to one of them. */
const ONE_OF_THEM: Readonly<Record<string, () => string>> = {
  'account.block': m.studio_did_block,
  'account.unblock': m.studio_did_unblock,
  'api-keys.add': m.studio_did_key_add,
  'api-keys.withdraw': m.studio_did_key_withdraw,
  'invitations.add': m.studio_did_invite,
  'invitations.again': m.studio_did_invite_again,
  'invitations.change': m.studio_did_invite_change,
  'invitations.withdraw': m.studio_did_invite_withdraw,
  'people.accept': m.studio_did_invite_accept,
  'people.change': m.studio_did_role,
  'people.remove': m.studio_did_person_remove,
  'preview-links.add': m.studio_did_link_add,
  'preview-links.withdraw': m.studio_did_link_withdraw,
  'price-viewers.add': m.studio_did_viewer_add,
  'price-viewers.remove': m.studio_did_viewer_remove,
  'waiting.join': m.studio_did_waiting_join,
  'waiting.leave': m.studio_did_waiting_leave,
  'waiting.order': m.studio_did_waiting_order,
  'webhooks.add': m.studio_did_hook_add,
  'webhooks.change': m.studio_did_hook_change,
  'webhooks.remove': m.studio_did_hook_remove,
}

/** What someone did, in a few words that follow their name. */
export function actionWords({ kind, touched, changes }: Action): string {
  const one = ONE_OF_THEM[kind]
  if (one) return one()
  const [what = ''] = kind.split('.')
  // A thing whose draft was saved is counted up along with it.
  const count = (...tables: string[]) =>
    touched.drafts ?? (tables.reduce((sum, table) => sum + (touched[table] ?? 0), 0) || changes)
  switch (what) {
    case 'apartments':
    case 'apartment-types':
      return touched.apartment_prices
        ? m.studio_did_prices({ count: touched.apartment_prices })
        : m.studio_did_apartments({ count: touched.apartments ?? changes })
    case 'apartment':
      return m.studio_did_status({ count: touched.apartments ?? changes })
    case 'outlines':
      return m.studio_did_outlines({ count: count('outlines') })
    case 'media':
      return m.studio_did_media({ count: count('media') })
    case 'masterplans':
    case 'buildings':
    case 'camera-views':
    case 'info-points':
      return m.studio_did_places({ count: count('masterplans', 'buildings', 'pois') })
    case 'look':
      return m.studio_did_look()
    case 'project':
    case 'projects':
    case 'people':
    case 'invitations':
    case 'price-viewers':
    case 'api-keys':
    case 'webhook-endpoints':
    case 'preview-links':
      return m.studio_did_people()
    case 'publish':
      return m.studio_did_publish()
    case 'undo':
      return m.studio_did_undo()
    case 'restored':
      return m.studio_did_restored()
    default:
      return m.studio_did_other({ count: changes })
  }
}
