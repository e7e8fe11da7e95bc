import type { NewPackage, PackageChange } from '@belvedere/contract/entities/package'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { demandRevision } from '../../platform/database/demand-revision.ts'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { touch } from '../../platform/database/touch.ts'
import { withoutUndefined } from '../../platform/database/without-undefined.ts'
import { Refused } from '../../platform/http/refused.ts'
import { apartmentsOfProject, insertPackage } from './package-queries.ts'

type Place = { projectId: number; packageId: number }
type Items = z.output<typeof NewPackage>['items']

export async function addPackage(
  members: Kysely<Database>,
  projectId: number,
  { name, publish, items }: z.output<typeof NewPackage>,
  userId: number,
): Promise<number> {
  return inAction(members, { kind: 'package.add', userId }, async (db) => {
    const packageId = await insertPackage(db, { projectId, name: withoutUndefined(name), publish })
    await insertItems(db, { projectId, packageId }, items)
    return packageId
  })
}

export async function changePackage(
  members: Kysely<Database>,
  place: Place,
  { name, publish, items }: z.output<typeof PackageChange>,
  { revision, userId }: { revision: number; userId: number },
): Promise<void> {
  await inAction(members, { kind: 'package.change', userId }, async (db) => {
    await demandRevision(db, 'packages', place.packageId, revision)
    const columns = withoutUndefined({ name: name && withoutUndefined(name), publish })
    if (Object.keys(columns).length > 0)
      await db.updateTable('packages').set(columns).where('id', '=', place.packageId).execute()
    if (!items) return
    await db.deleteFrom('package_items').where('package_id', '=', place.packageId).execute()
    await insertItems(db, place, items)
    await touch(db, 'packages', [place.packageId])
  })
}

async function insertItems(db: Kysely<Database>, { projectId, packageId }: Place, items: Items) {
  const apartmentIds = new Set(items.flatMap((item) => ('apartmentId' in item ? [item.apartmentId] : [])))
  if ((await apartmentsOfProject(db, projectId, [...apartmentIds])) < apartmentIds.size)
    throw new Refused('invalid-input', 'items: no such apartment of this project')
  if (items.length === 0) return
  const rows = items.map((item) => ({
    project_id: projectId,
    package_id: packageId,
    ...('apartmentId' in item ? { apartment_id: item.apartmentId } : { name: withoutUndefined(item.name) }),
  }))
  await db.insertInto('package_items').values(rows).execute()
}
