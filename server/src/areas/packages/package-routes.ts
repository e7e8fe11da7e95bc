import {
  addPackage as addPackageCall,
  changePackage as changePackageCall,
  listPackageItems,
  listPackages,
  removePackage,
} from '@belvedere/contract/calls/packages'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { tagged } from '../../platform/answers/version-tag.ts'
import { demandRevision } from '../../platform/database/demand-revision.ts'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { languagesOf } from '../../platform/database/languages.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { serveContent } from '../../platform/http/serve-content.ts'
import { serveStaff, type Workplace } from '../../platform/http/serve-staff.ts'
import { publicProject } from '../projects/read-projects.ts'
import { addPackage, changePackage } from './change-package.ts'
import { packageItemRows, packageRows, publicPackageRow } from './package-queries.ts'
import { presentPackage, presentPackageItem } from './present-package.ts'
import { readStaffPackages } from './read-packages.ts'

export function packageRoutes(app: FastifyInstance, db: Kysely<Database>, members: Kysely<Database>): void {
  serveContent(app, listPackages, {
    owner: ({ params }) => publicProject(db, params.id),
    read: async ({ params, query }, project) => {
      const { apartmentId } = query
      const rows = await packageRows(db, { projectId: params.id, apartmentId })
      return rows.map((row) => presentPackage(row, languagesOf(query, project)))
    },
  })

  serveContent(app, listPackageItems, {
    owner: async ({ params }) => tagged(await publicPackageRow(db, params.id)),
    read: async ({ params, query }, project) => {
      const rows = await packageItemRows(db, [params.id])
      return rows.map((row) => presentPackageItem(row, languagesOf(query, project)))
    },
  })

  /** The package must lie in the project of the address (GEN-17). */
  const ownerOfPackage = async ({ params }: { params: { id: number; packageId: number } }) => {
    const found = await projectOf(members, 'packages', params.packageId)
    if (found.projectId !== params.id) throw new Refused('not-found')
    return found
  }

  const readOne = async (packageId: number, { projectId, languages }: Workplace) =>
    orNotFound((await readStaffPackages(members, { projectId, ids: [packageId] }, languages))[0])

  const thing = ({ params: { packageId } }: { params: { packageId: number } }) => ({
    table: 'packages',
    id: packageId,
    read: (place: Workplace) => readOne(packageId, place),
  })

  serveStaff(app, addPackageCall, {
    owner: ({ params }) => projectOf(members, 'projects', params.id),
    answer: async ({ body }, place) =>
      readOne(await addPackage(members, place.projectId, body, place.asker.id), place),
  })

  serveStaff(app, changePackageCall, {
    owner: ownerOfPackage,
    thing,
    answer: async ({ params: { packageId }, body, revision }, place) => {
      const { projectId, asker } = place
      await changePackage(members, { projectId, packageId }, body, { revision, userId: asker.id })
      return readOne(packageId, place)
    },
  })

  serveStaff(app, removePackage, {
    owner: ownerOfPackage,
    thing,
    answer: async ({ params: { packageId }, revision }, { asker }) => {
      await inAction(members, { kind: 'package.remove', userId: asker.id }, async (db) => {
        await demandRevision(db, 'packages', packageId, revision)
        await db.deleteFrom('packages').where('id', '=', packageId).execute()
      })
      return { id: packageId }
    },
  })
}
