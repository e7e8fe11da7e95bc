import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { Dataset, Text } from './dataset.ts'
import { clientAppOf, menuItemOf, poiOf, projectMedia } from './ids.ts'
import { DATASET_LANGUAGES, translated } from './languages.ts'
import type { Row, Rows } from './rows.ts'

/** The website with its menu: the quarter, its neighbourhoods below it, their buildings below those. */
export function clientAppRows({ settings, project, masterplans, buildings }: Dataset): Rows {
  const appId = clientAppOf(project.id)
  const titleId = projectMedia(project.id, 'menuTitle')
  const item = (
    target: Parameters<typeof menuItemOf>[0],
    name: Text,
    parentId: number | null,
    order: number,
  ): Row<'menu_items'> => ({
    id: menuItemOf(target),
    project_id: project.id,
    client_app_id: appId,
    parent_id: parentId,
    poi_id: poiOf(target),
    name: translated(name),
    sort_order: order,
  })
  const ofMasterplan = (id: number) => (id ? menuItemOf({ kind: 'masterplan', id }) : null)
  const title = { media_id: titleId, project_id: project.id }
  return {
    client_apps: [{ id: appId, project_id: project.id, name: 'Website' }],
    menu_items: [
      ...masterplans.map(({ id, name, parentId }, order) =>
        item({ kind: 'masterplan', id }, name, ofMasterplan(parentId), order),
      ),
      ...buildings.map(({ id, name, masterplan }, order) =>
        item({ kind: 'building', id }, name, ofMasterplan(masterplan), order),
      ),
    ],
    media: [
      {
        id: titleId,
        project_id: project.id,
        media_context_id: MEDIA_CONTEXTS.menu_item,
        menu_item_id: ofMasterplan(masterplans[0]?.id ?? 0),
        media_type_id: MEDIA_TYPES.menu_item_title,
        name: 'title',
        sort_order: 0,
        children: [],
      },
    ],
    media_texts: DATASET_LANGUAGES.map(({ code, langId }) => ({
      ...title,
      lang_id: langId,
      content: settings.menuTitle[code],
    })),
  }
}
