import type { Dataset, Text } from './dataset.ts'
import { clientAppOf, menuItemOf, poiOf, projectMedia } from './ids.ts'
import { translated } from './languages.ts'
import { textThing } from './media-things.ts'
import type { Thing } from './thing.ts'

/** The website with its menu: the quarter, its neighbourhoods below it, their buildings below those. */
export function clientAppThings({ settings, project, masterplans, buildings }: Dataset): Thing[] {
  const clientAppId = clientAppOf(project.id)
  const item = (
    target: Parameters<typeof menuItemOf>[0],
    name: Text,
    parentId: number,
    order: number,
  ): Thing => ({
    kind: 'menu-items',
    id: menuItemOf(target),
    fields: {
      name: translated(name),
      clientAppId,
      parentId,
      poiId: poiOf(target),
      publish: true,
      order,
    },
  })
  const ofMasterplan = (id: number) => (id ? menuItemOf({ kind: 'masterplan', id }) : 0)
  return [
    { kind: 'client-apps', id: clientAppId, fields: { name: 'Website' } },
    ...masterplans.map(({ id, name, parentId }, order) =>
      item({ kind: 'masterplan', id }, name, ofMasterplan(parentId), order),
    ),
    ...buildings.map(({ id, name, masterplan }, order) =>
      item({ kind: 'building', id }, name, ofMasterplan(masterplan), order),
    ),
    textThing(
      { menuItemId: ofMasterplan(masterplans[0]?.id ?? 0) },
      { id: projectMedia(project.id, 'menuTitle'), type: 'menu_item_title', name: 'title' },
      settings.menuTitle,
    ),
  ]
}
