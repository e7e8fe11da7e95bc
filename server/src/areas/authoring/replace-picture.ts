import type { Fields } from '@belvedere/contract/authoring/things'
import { scaleParts } from '@belvedere/domain/geometry/scale-parts'
import type { Transaction } from 'kysely'
import type { Database, OutlineParts } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import { draftsOf, saveDrafts } from './drafts.ts'
import { outlinesOn } from './outlines-on.ts'
import { lockThings } from './thing-queries.ts'
import { FILE_FIELDS } from './thing-tables.ts'

/** Of another frame outlines would lie beside what they are of: sides may differ by a rounded pixel or two. */
const SAME_FRAME = 0.005

type Size = { width: number; height: number }
type Place = { projectId: number; userId: number | null }

/**
 * Puts a newer render of the same frame in a picture's place. It waits for Publish, and so do its outlines, which stay
 * where they were in the frame: in the pixels of the new picture (PLC-03).
 */
export async function replacePicture(
  db: Transaction<Database>,
  place: Place,
  mediaId: number,
  picture: Fields & { width: number | null; height: number | null },
): Promise<void> {
  const present = (await lockThings(db, 'media', place.projectId, [mediaId])).get(mediaId)
  if (!present) throw new Refused('not-found')
  const drafted = (await draftsOf(db, 'media', [mediaId])).get(mediaId)?.fields
  const former = sizeOf({ ...present.fields, ...drafted })
  const next = sizeOf(picture)
  if (Math.abs((former.width * next.height) / (former.height * next.width) - 1) > SAME_FRAME)
    throw new Refused('other-frame')
  await saveDrafts(db, 'media', place, [{ id: mediaId, fields: picture }])
  await scaleOutlines(db, place, mediaId, { former, next }, scaleParts)
}

/**
 * Leaves a picture as visitors see it. Outlines that only followed the newer one are again as they were; what was drawn
 * on it since goes along.
 */
export async function dropNewerPicture(
  db: Transaction<Database>,
  place: Place,
  mediaId: number,
): Promise<void> {
  const present = (await lockThings(db, 'media', place.projectId, [mediaId])).get(mediaId)
  if (!present) throw new Refused('not-found')
  const drafted = (await draftsOf(db, 'media', [mediaId])).get(mediaId)?.fields
  if (!drafted?.fileKey) return
  const [former, next] = [sizeOf({ ...present.fields, ...drafted }), sizeOf(present.fields)]
  const file = Object.fromEntries(FILE_FIELDS.map((name) => [name, present.fields[name]]))
  await saveDrafts(db, 'media', place, [{ id: mediaId, fields: file }])
  await scaleOutlines(db, place, mediaId, { former, next }, (parts, _, __, published) =>
    isSame(parts, scaleParts(published, next, former)) ? published : scaleParts(parts, former, next),
  )
}

type Scale = (parts: OutlineParts, former: Size, next: Size, published: OutlineParts) => OutlineParts

async function scaleOutlines(
  db: Transaction<Database>,
  place: Place,
  mediaId: number,
  { former, next }: { former: Size; next: Size },
  scale: Scale,
): Promise<void> {
  if (former.width === next.width && former.height === next.height) return
  const outlines = await outlinesOn(db, place.projectId, [mediaId])
  const drafts = await draftsOf(db, 'outlines', [...outlines.keys()])
  await saveDrafts(
    db,
    'outlines',
    place,
    [...outlines.values()].map(({ id, fields }) => {
      const published = fields.parts as OutlineParts
      const parts = (drafts.get(id)?.fields.parts ?? published) as OutlineParts
      return { id, fields: { parts: scale(parts, former, next, published) } }
    }),
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function sizeOf({ width, height }: Fields): Size {
  if (typeof width !== 'number' || typeof height !== 'number') throw new Refused('file-type-refused')
  return { width, height }
}
