import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LoadedDemo, loadedDemo } from './testing/loaded-demo.ts'

let demo: LoadedDemo

beforeAll(async () => {
  demo = await loadedDemo()
})
afterAll(() => demo.close())

it('brings the website with a menu of the quarter, its 3 neighbourhoods and its 8 buildings', async () => {
  const depths = await demo.rows(
    `with recursive menu as (
       select id, 0 as depth from menu_items where client_app_id = 1 and parent_id is null
       union all select item.id, depth + 1 from menu_items item join menu on item.parent_id = menu.id
     )
     select depth, count(*)::int as items from menu group by depth order by depth`,
  )
  expect(depths).toEqual([
    { depth: 0, items: 1 },
    { depth: 1, items: 3 },
    { depth: 2, items: 8 },
  ])
  const astray = await demo.rows(
    `select item.id from menu_items item join pois on pois.id = item.poi_id
     left join menu_items above on above.id = item.parent_id
     where pois.parent_id is distinct from above.poi_id`,
  )
  expect(astray).toEqual([])
})

it('brings 3 packages with apartments and extras in both languages, the last one a draft', async () => {
  const packages = await demo.rows(
    `select packages.publish, count(apartment_id)::int as homes, count(*) filter (where item.name ?& '{1,6}')::int as extras
     from packages join package_items item on item.package_id = packages.id group by packages.id order by packages.id`,
  )
  expect(packages).toEqual([
    { publish: true, homes: 1, extras: 2 },
    { publish: true, homes: 2, extras: 2 },
    { publish: false, homes: 1, extras: 0 },
  ])
})
