import type { Answer } from '@belvedere/contract/client-types'
import { m } from '../../paraglide/messages.js'

export type Action = Answer<'GET /api/v1/studio/projects/{projectId}/actions'>[number]

/** What someone did, in a few words that follow their name. */
export function actionWords({ kind, touched, changes }: Action): string {
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
