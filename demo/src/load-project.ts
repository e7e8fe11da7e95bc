import { type Kind, newThing } from '@belvedere/contract/authoring/things'
import { readThings } from '@belvedere/server/areas/authoring/read-things'
import { savePrices } from '@belvedere/server/areas/authoring/save-sales'
import { saveThings } from '@belvedere/server/areas/authoring/save-things'
import { followStatuses } from '@belvedere/server/areas/claims/follow-statuses'
import { saveProject } from '@belvedere/server/areas/projects/save-project'
import { buyerOf } from './buyers.ts'
import type { Dataset } from './dataset.ts'
import { projectOf } from './project-things.ts'
import type { Thing } from './thing.ts'

type Action = Parameters<typeof saveThings>[0]

/** What something refers to comes before it. */
const IN_ORDER: readonly Kind[] = [
  'masterplans',
  'buildings',
  'apartment-types',
  'apartments',
  'camera-views',
  'info-points',
  'client-apps',
  'menu-items',
  'media',
  'outlines',
  'packages',
  'look',
]

/** A project with all that is made of its dataset. */
export async function loadProject(db: Action, dataset: Dataset, made: readonly Thing[]): Promise<void> {
  const { apartments } = dataset
  const project = projectOf(dataset)
  await saveProject(db, project)
  const things = await withOutlineIds(db, project.id, made)
  for (const kind of IN_ORDER) await saveThings(db, kind, project.id, wantedOf(kind, things))
  await savePrices(
    db,
    project.id,
    apartments.map(({ id, price }, row) => ({ row, id, price })),
  )
  await followStatuses(
    db,
    project.id,
    apartments.map((one) => ({ apartmentId: one.id, status: one.status, buyer: buyerOf(one) })),
  )
}

/** With everything that a new one has, so that what was changed is put back; checked as if an author had sent it. */
function wantedOf(ofKind: Kind, things: readonly Thing[]) {
  const schema = newThing(ofKind)
  return things
    .filter(({ kind }) => kind === ofKind)
    .map(({ kind: _, id, fields, ...rest }) => ({
      ...rest,
      ...(id !== undefined && { id, orNew: true as const }),
      fields: schema.parse(fields),
    }))
}

/** Outlines that are there already are known by their picture and what they are of. */
async function withOutlineIds(db: Action, projectId: number, things: readonly Thing[]): Promise<Thing[]> {
  const drawn = await readThings(
    db,
    'outlines',
    { projectId, withPrices: false },
    { 'page[size]': things.length, filters: {} },
  )
  const key = (mediaId: unknown, poiId: unknown) => `${mediaId} ${poiId}`
  const ids = new Map(drawn.items.map(({ id, mediaId, poiId }) => [key(mediaId, poiId), id]))
  return things.map((thing) => {
    const id = thing.kind === 'outlines' && ids.get(key(thing.fields.mediaId, thing.fields.poiId))
    return id ? { ...thing, id } : thing
  })
}
