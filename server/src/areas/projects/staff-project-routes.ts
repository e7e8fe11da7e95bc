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
import type { Kysely } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { readApartments } from '../apartments/read-apartments.ts'
import { removeRow } from '../authoring/remove-thing.ts'
import { buildingSummaries } from '../buildings/building-summaries.ts'
import { openReservations } from '../claims/open-reservations.ts'
import { readMasterplansIn } from '../masterplans/read-masterplans.ts'
import { readStaffPackages } from '../packages/read-packages.ts'
import { addProject, setProjectHosts } from './add-project.ts'
import { changeProject } from './change-project.ts'
import { presentSettings } from './present-project.ts'
import { settingsRow } from './project-queries.ts'
import { readStaffProject, readStaffProjects } from './read-staff-projects.ts'
import { readStructure } from './read-structure.ts'
import { allProjectIds } from './staff-project-queries.ts'

export function staffProjectRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  const owner = ({ params }: { params: { id: number } }) => projectOf(members, 'projects', params.id)
  const thing = ({ params: { id } }: { params: { id: number } }) => ({
    table: 'projects',
    id,
    read: () => readStaffProject(members, id, {}),
  })

  serveAnswer(app, listStaffProjects, {
    answer: async ({ asker, query }) => {
      const ids =
        projectsWith({ resource: 'content', permission: 'read' }, signedIn(asker)) ??
        (await allProjectIds(members))
      return readStaffProjects(members, ids, query)
    },
  })

  serveStaff(app, getStaffProject, {
    owner,
    answer: ({ query }, { projectId }) => readStaffProject(members, projectId, query),
  })

  serveStaff(app, changeProjectCall, {
    owner,
    thing,
    answer: async ({ query, body, revision }, { projectId, asker }) => {
      await changeProject(members, projectId, { change: body, revision }, asker)
      return readStaffProject(members, projectId, query)
    },
  })

  serveAnswer(app, addProjectCall, {
    answer: async ({ query, body, asker }) =>
      readStaffProject(members, await addProject(members, body, signedIn(asker).id), query),
  })

  serveStaff(app, setProjectHostsCall, {
    owner,
    thing,
    answer: async ({ query, body: { hosts }, revision }, { projectId, asker }) => {
      await setProjectHosts(members, { projectId, revision, hosts }, asker.id)
      return readStaffProject(members, projectId, query)
    },
  })

  serveStaff(app, removeProject, {
    owner,
    thing,
    answer: async ({ params: { id }, query: { confirm }, revision }, { asker }) => {
      await inAction(members, { kind: 'projects.remove', userId: asker.id }, (db) =>
        removeRow(db, 'projects', id, { id, revision, confirm }),
      )
      return { id }
    },
  })

  serveStaff(app, listStaffProjectMasterplans, {
    owner,
    answer: (_, { projectId, languages }) => readMasterplansIn(members, { projectId }, languages, 'staff'),
  })

  serveStaff(app, listStaffPackages, {
    owner,
    answer: (_, { projectId, languages }) => readStaffPackages(members, { projectId }, languages),
  })

  serveStaff(app, listStaffProjectBuildings, {
    owner,
    answer: (_, { projectId, languages }) => buildingSummaries(members, { projectId }, languages, 'staff'),
  })

  serveStaff(app, listStaffProjectApartments, {
    owner,
    answer: async (_, { projectId, languages, prices }) =>
      (await readApartments(members, { projectId, audience: 'staff' }, languages, prices)).apartments,
  })

  serveStaff(app, getProjectStructure, {
    owner,
    answer: (_, { projectId, languages, prices }) => readStructure(members, projectId, languages, prices),
  })

  serveStaff(app, listReservations, {
    owner,
    answer: (_, { projectId, asker }) =>
      openReservations(members, projectId, {
        withBuyers: hasRight(asker, { resource: 'reservations', permission: 'write' }, projectId),
      }),
  })

  serveStaff(app, getStaffProjectSettings, {
    owner,
    answer: async (_, { projectId }) => presentSettings(await settingsRow(members, projectId)),
  })
}
