import {
  addProject as addProjectCall,
  changeProject as changeProjectCall,
  getProjectStructure,
  getStaffProject,
  getStaffProjectSettings,
  listReservations,
  listStaffPackages,
  listStaffProjectApartments,
  listStaffProjectBuildings,
  listStaffProjectMasterplans,
  listStaffProjects,
  removeProject,
  setProjectHosts as setProjectHostsCall,
} from '@belvedere/contract/calls/staff-projects'
import { hasRight, projectsWith } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { readPage } from '../../platform/database/paging.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { serveStaff, tagOf } from '../../platform/http/serve-staff.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { readApartments } from '../apartments/read-apartments.ts'
import { removeRow } from '../authoring/remove-thing.ts'
import { buildingSummaries } from '../buildings/building-summaries.ts'
import { openReservations } from '../claims/open-reservations.ts'
import { readMasterplans } from '../masterplans/read-masterplans.ts'
import { readStaffPackages } from '../packages/read-packages.ts'
import { addProject, setProjectHosts } from './add-project.ts'
import { changeProject } from './change-project.ts'
import { presentSettings } from './present-project.ts'
import { staffSettingsRow } from './project-queries.ts'
import { readStaffProject, readStaffProjects } from './read-staff-projects.ts'
import { readStructure } from './read-structure.ts'

const IN_ORDER = [sql`thing.sort_order`]
/** As visitors have them in a building. */
const BY_FLOOR = [sql`thing.floor`, sql`thing.name`]

const of = (projectId: number) => sql`thing.project_id = ${projectId}`

export function staffProjectRoutes(app: FastifyInstance, members: Kysely<Database>, publicUrl: string): void {
  const read = (id: number, wish: { langId?: number | undefined }) =>
    readStaffProject(members, id, { ...wish, publicUrl })
  const owner = ({ params }: { params: { id: number } }) => projectOf(members, 'projects', params.id)
  const thing = ({ params: { id } }: { params: { id: number } }) => ({
    table: 'projects',
    id,
    read: () => read(id, {}),
  })

  serveAnswer(app, listStaffProjects, {
    answer: async ({ asker, query }, _, reply) => {
      const own = projectsWith({ resource: 'content', permission: 'read' }, signedIn(asker))
      const where = own ? sql`thing.id = any (${own}::int[])` : sql`true`
      const page = await readPage(members, { from: 'projects', where, asked: query }, (ids) =>
        readStaffProjects(members, ids, { ...query, publicUrl }),
      )
      reply.header('etag', tagOf(page))
      return page
    },
  })

  serveStaff(app, getStaffProject, {
    owner,
    answer: ({ query }, { projectId }) => read(projectId, query),
  })

  serveStaff(app, changeProjectCall, {
    owner,
    thing,
    answer: async ({ query, body, revision }, { projectId, asker }) => {
      await changeProject(members, projectId, { change: body, revision }, asker)
      return read(projectId, query)
    },
  })

  serveAnswer(app, addProjectCall, {
    answer: async ({ query, body, asker }) =>
      read(await addProject(members, body, signedIn(asker).id), query),
  })

  serveStaff(app, setProjectHostsCall, {
    owner,
    thing,
    answer: async ({ query, body: { hosts }, revision }, { projectId, asker }) => {
      await setProjectHosts(members, { projectId, revision, hosts }, asker.id)
      return read(projectId, query)
    },
  })

  serveStaff(app, removeProject, {
    owner,
    thing,
    answer: async ({ params: { id }, query: { confirm }, revision }, { asker }) => {
      const { id: userId, address } = asker
      await inAction(members, { kind: 'projects.remove', userId, address }, (db) =>
        removeRow(db, 'projects', id, { id, revision, confirm }),
      )
      return { id }
    },
  })

  serveStaff(app, listStaffProjectMasterplans, {
    owner,
    answer: ({ query }, { projectId, languages }) =>
      readPage(members, { from: 'masterplans', where: of(projectId), sort: IN_ORDER, asked: query }, (ids) =>
        readMasterplans(members, ids, languages, 'staff'),
      ),
  })

  serveStaff(app, listStaffPackages, {
    owner,
    answer: ({ query }, { projectId, languages }) =>
      readPage(members, { from: 'packages', where: of(projectId), asked: query }, (ids) =>
        readStaffPackages(members, { projectId, ids }, languages),
      ),
  })

  serveStaff(app, listStaffProjectBuildings, {
    owner,
    answer: ({ query }, { projectId, languages }) =>
      readPage(members, { from: 'buildings', where: of(projectId), sort: IN_ORDER, asked: query }, (ids) =>
        buildingSummaries(members, { ids }, languages),
      ),
  })

  serveStaff(app, listStaffProjectApartments, {
    owner,
    answer: ({ query }, { projectId, languages, prices }) =>
      readPage(
        members,
        { from: 'apartments', where: of(projectId), sort: BY_FLOOR, asked: query },
        async (apartmentIds) =>
          (await readApartments(members, { apartmentIds }, languages, prices)).apartments,
      ),
  })

  serveStaff(app, getProjectStructure, {
    owner,
    answer: async (_, { projectId, languages, prices }) =>
      readStructure(members, await read(projectId, languages), languages, prices),
  })

  serveStaff(app, listReservations, {
    owner,
    answer: ({ query }, { projectId, asker }) =>
      openReservations(members, projectId, {
        asked: query,
        withBuyers: hasRight(asker, { resource: 'reservations', permission: 'write' }, projectId),
      }),
  })

  serveStaff(app, getStaffProjectSettings, {
    owner,
    answer: async (_, { projectId }) => {
      const row = await staffSettingsRow(members, projectId)
      return { ...row, ...presentSettings(row) }
    },
  })
}
