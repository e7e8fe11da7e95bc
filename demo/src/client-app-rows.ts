import { MEDIA_CONTEXTS } from '@belvedere/domain/media-contexts'
import { MEDIA_TYPES } from '@belvedere/domain/media-types'
import type { Dataset, Text } from './dataset.ts'
import { CLIENT_APP, MENU_TITLE_MEDIA, menuItemOf, poiOf } from './ids.ts'
import { DATASET_LANGUAGES, translated } from './languages.ts'
import type { Row, Rows } from './rows.ts'

const MENU_TITLE: Text = { en: 'Find your way around Riva', sr: 'Snađite se na Rivi' }

/** The website with its menu: the quarter, its neighbourhoods below it, their buildings below those. */
export function clientAppRows({ project, masterplans, buildings }: Dataset): Rows {
  const item = (
    target: Parameters<typeof menuItemOf>[0],
    name: Text,
    parentId: number | null,
    order: number,
  ): Row<'menu_items'> => ({
    id: menuItemOf(target),
    project_id: project.id,
    client_app_id: CLIENT_APP,
    parent_id: parentId,
    poi_id: poiOf(target),
    name: translated(name),
    sort_order: order,
  })
  const ofMasterplan = (id: number) => (id ? menuItemOf({ kind: 'masterplan', id }) : null)
  const title = { media_id: MENU_TITLE_MEDIA, project_id: project.id }
  return {
    client_apps: [{ id: CLIENT_APP, project_id: project.id, name: 'Website' }],
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
        id: MENU_TITLE_MEDIA,
        project_id: project.id,
        media_context_id: MEDIA_CONTEXTS.menu_item,
        menu_item_id: ofMasterplan(masterplans[0]?.id ?? 0),
        media_type_id: MEDIA_TYPES.menu_item_title,
        name: 'title',
        sort_order: 0,
        media_data: {},
      },
    ],
    media_texts: DATASET_LANGUAGES.map(({ code, langId }) => ({
      ...title,
      lang_id: langId,
      content: MENU_TITLE[code],
    })),
  }
}
