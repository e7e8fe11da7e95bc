import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Dataset, Neighbour, Text } from './dataset.ts'
import { readDataset, readDatasetFile, readNeighbours } from './read-dataset.ts'
import { type LoadedDemo, loadedDemo } from './testing/loaded-demo.ts'
import { storedBytes } from './testing/stored-bytes.ts'

let demo: LoadedDemo
let dataset: Dataset

beforeAll(async () => {
  demo = await loadedDemo()
  dataset = await readDataset()
})
afterAll(() => demo.close())

const both = ({ en, sr }: Text) => ({ 1: en, 6: sr })

/** Title, text and picture of the card of each point of interest of these types. */
const cards = (...types: number[]) =>
  demo.rows(
    `select p.id, p.parent_id,
       (select jsonb_object_agg(t.lang_id, content) from media m join media_texts t on t.media_id = m.id
        where m.poi_id = p.id and media_type_id = 1) as title,
       (select jsonb_object_agg(t.lang_id, content) from media m join media_texts t on t.media_id = m.id
        where m.poi_id = p.id and media_type_id = 11) as text,
       (select string_agg(name, ' ' order by sort_order) from media m
        where m.poi_id = p.id and media_type_id = 2) as picture
     from pois p where poi_type_id = any ($1) and project_id = 1 order by p.id`,
    [types],
  )

const pictureOf = ([first]: number[]) =>
  dataset.views.find(({ id }) => id === first)?.file.replace('pictures/', '')

it('brings the 4 masterplans, nested as in the dataset', async () => {
  const rows = await demo.rows(
    `select id, coalesce(parent_id, 0) as "parentId", name, community, publish from masterplans where project_id = 1 order by sort_order`,
  )
  expect(rows).toHaveLength(4)
  expect(rows).toEqual(
    dataset.masterplans.map(({ id, parentId, name, community, publish }) => ({
      id,
      parentId,
      name: both(name),
      community,
      publish,
    })),
  )
  expect(await cards(3)).toEqual(
    dataset.masterplans.map(({ id, parentId, name, text, views }) => ({
      id: 100 + id,
      parent_id: parentId ? 100 + parentId : null,
      title: both(name),
      text: both(text),
      picture: pictureOf(views),
    })),
  )
})

it('brings the 8 buildings, each in its masterplan', async () => {
  const rows = await demo.rows(
    `select id, masterplan_id as masterplan, name, publish, floors from buildings where project_id = 1 order by sort_order`,
  )
  expect(rows).toHaveLength(8)
  expect(rows).toEqual(
    dataset.buildings.map(({ id, masterplan, name, publish, residentialFloors: [lowest, highest] }) => ({
      id,
      masterplan,
      name: both(name),
      publish,
      floors: highest - lowest + 1,
    })),
  )
  expect(await cards(5)).toEqual(
    dataset.buildings.map(({ id, masterplan, name, text, views }) => ({
      id: 200 + id,
      parent_id: 100 + masterplan,
      title: both(name),
      text: both(text),
      picture: pictureOf(views),
    })),
  )
})

it('brings the 10 info points with their texts, and two pictures where they are seen on two', async () => {
  const rows = await cards(2, 12)
  expect(rows).toHaveLength(10)
  expect(rows).toEqual(
    dataset.surroundings.map(({ id, key, owner, title, text, positions }) => ({
      id: 300 + id,
      parent_id: owner.id + (owner.kind === 'masterplan' ? 100 : 200),
      title: both(title),
      text: both(text),
      picture: positions
        .slice(0, 2)
        .map(({ view }) => `${key}-${view}.jpg`)
        .join(' '),
    })),
  )
})

it('brings the 11 neighbours as points on the map that say their own counts', async () => {
  const rows = await demo.rows(
    `select id, name->>'1' as name, city->>'1' as city, country->>'1' as country,
            jsonb_build_object('lat', latitude, 'lng', longitude) as location, announced_counts as counts, publish
     from projects where id > 100 order by id`,
  )
  expect(rows).toHaveLength(11)
  expect(rows).toEqual(
    ((await readNeighbours()) as (Neighbour & { mapOnly: boolean })[]).map(
      ({ mapOnly: _, ...facts }) => facts,
    ),
  )
  const [{ contents }] = (await demo.rows<{ contents: string }>(
    `select count(*) as contents from masterplans where project_id > 100`,
  )) as [{ contents: string }]
  expect(contents).toBe('0')
})

it('brings the project with its texts, pictures, settings and hosts', async () => {
  const { project } = dataset
  const [riva] = await demo.rows(
    `select name, website, latitude, longitude, city, country, publish, default_lang_id, selected_filters,
            selected_roles, stylesheet from projects join looks using (id) where id = 1`,
  )
  expect(riva).toMatchObject({
    name: both({ en: project.name, sr: project.name }),
    website: project.website,
    latitude: project.location.lat,
    longitude: project.location.lng,
    city: { 1: 'Belgrade', 6: 'Beograd' },
    country: { 1: 'Serbia', 6: 'Srbija' },
    publish: true,
    default_lang_id: 1,
    selected_filters: [1, 2, 3, 4, 5],
    selected_roles: [2, 3, 4, 5],
    stylesheet: expect.stringContaining('--accent-light: #16474F'),
  })
  const texts = await demo.rows(
    `select media_type_id as type, name, jsonb_object_agg(t.lang_id, content) as text
     from media m join media_texts t on t.media_id = m.id
     where media_context_id = 1 and m.project_id = 1 and m.id < 10 group by m.id order by m.id`,
  )
  expect(texts).toEqual([
    { type: 22, name: 'title', text: both({ en: project.name, sr: project.name }) },
    { type: 4, name: 'description', text: both(project.description) },
    { type: 11, name: 'slogan', text: both(project.slogan) },
    { type: 11, name: 'address', text: both(project.address) },
  ])
  const hosts = await demo.rows<{ name: string }>('select name from hosts where project_id = 1 order by name')
  expect(hosts.map(({ name }) => name)).toEqual(['127.0.0.1', 'localhost'])
})

it('shows the logo and the title images of the dataset', async () => {
  const pictures = await demo.rows<{ type: number; file_key: string; isLogo: boolean }>(
    `select media_type_id as type, file_key, m.id = look.logo_media_id as "isLogo"
     from media m join looks look on look.id = m.project_id
     where media_context_id = 1 and file_key is not null and (m.id < 10 or media_type_id = 3)
       and m.project_id = 1 order by m.id`,
  )
  expect(pictures.map(({ type, isLogo }) => ({ type, isLogo }))).toEqual([
    { type: 3, isLogo: false },
    { type: 12, isLogo: true },
    { type: 12, isLogo: false },
    { type: 3, isLogo: false },
  ])
  const files = ['pictures/site-river.jpg', dataset.project.logo, 'logo-light.svg', 'pictures/t1-front.jpg']
  for (const [index, file] of files.entries())
    expect(
      (await readDatasetFile(file)).equals(await storedBytes(pictures[index]?.file_key ?? '')),
      file,
    ).toBe(true)
})

it('gathers what the dataset says of its places into three texts of the project, in both languages', async () => {
  const texts = await demo.rows<{ sort_order: number; text: Record<string, string> }>(
    `select m.sort_order, jsonb_object_agg(t.lang_id, content) as text
     from media m join media_texts t on t.media_id = m.id
     where media_context_id = 1 and media_type_id = 4 and m.project_id = 1 group by m.id order by m.sort_order`,
  )
  expect(texts.map(({ sort_order }) => sort_order)).toEqual([0, 1, 2, 3])
  const written = texts.map(({ text }) => text).slice(1)
  const said = [
    dataset.masterplans.filter(({ community }) => community),
    dataset.buildings,
    dataset.surroundings,
  ]
  for (const [index, parts] of said.entries())
    for (const { text } of parts) {
      expect(written[index]?.[1]).toContain(text.en)
      expect(written[index]?.[6]).toContain(text.sr)
    }
})

it('brings a gallery of 14 pictures with a caption in both languages', async () => {
  const [gallery] = await demo.rows<{ children: number[] }>(
    `select children from media where media_type_id = 6 and project_id = 1`,
  )
  const pictures = await demo.rows<{ id: number; name: string; caption: Record<string, string> }>(
    `select m.id, m.name, jsonb_object_agg(t.lang_id, content) as caption
     from media m join media_texts t on t.media_id = m.id
     where m.id = any ($1) and file_key is not null group by m.id order by m.sort_order`,
    [gallery?.children],
  )
  expect(pictures).toHaveLength(14)
  expect(pictures.map(({ id }) => id)).toEqual(gallery?.children)
  expect(pictures[1]).toMatchObject({
    name: 'site-sunset.jpg',
    caption: { 1: 'Riva quarter · Golden hour', 6: 'Četvrt Riva · Zlatni sat' },
  })
})
