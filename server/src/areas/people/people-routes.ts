import * as calls from '@belvedere/contract/calls/people'
import { hasRight } from '@belvedere/domain/accounts/rights'
import { localeOfCode } from '@belvedere/domain/screens/locale'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config.ts'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import type { LimitAttempts } from '../users/limit-attempts.ts'
import { accountBlockingRoutes } from './account-routes.ts'
import {
  deleteInvitation,
  holdInvitation,
  invitationOf,
  invitationsOf,
  setInvitedRole,
} from './invitation-queries.ts'
import { acceptInvitation, invite, inviteAgain, readInvitation } from './invitations.ts'
import { changePerson } from './people.ts'
import { peopleOf, personOf } from './people-queries.ts'
import { deleteViewer, keepViewer, viewersOf } from './price-viewer-queries.ts'
import { withTexts } from './with-texts.ts'

type OneOfProject = { params: { projectId: number; id: number } }

type Means = { members: Kysely<Database>; config: Config; limit: LimitAttempts }

/** Who is on a project, who was invited, and whose address may see its prices. */
export function peopleRoutes(app: FastifyInstance, { members, config, limit }: Means): void {
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)
  const means = { members, enqueue: app.enqueue, config }

  serveStaff(app, calls.listPeople, {
    owner,
    answer: async ({ query }, { projectId, asker }) => {
      const withBuyers = hasRight(asker, { resource: 'users', permission: 'write' }, projectId)
      return withTexts(await peopleOf(members, { projectId, withBuyers }, query))
    },
  })

  const person = ({ params: { projectId, id } }: OneOfProject) => ({
    table: 'project_users',
    id: `${projectId}/${id}`,
    read: async () => withTexts(orNotFound(await personOf(members, projectId, id))),
  })

  serveStaff(app, calls.changePerson, {
    owner,
    thing: person,
    answer: async ({ params: { id }, body: { roleId }, revision }, { projectId, asker }) => {
      await changePerson(members, { projectId, asker }, id, { roleId, revision })
      return withTexts(orNotFound(await personOf(members, projectId, id)))
    },
  })

  serveStaff(app, calls.removePerson, {
    owner,
    thing: person,
    answer: async ({ params: { id }, revision }, { projectId, asker }) => {
      await changePerson(members, { projectId, asker }, id, { revision })
      return { id }
    },
  })

  const readOne = async ({ projectId, id }: { projectId: number; id: number }) =>
    withTexts(orNotFound(await invitationOf(members, projectId, id)))

  const invitation = ({ params }: OneOfProject) => ({
    table: 'invitations',
    id: params.id,
    read: () => readOne(params),
  })

  serveStaff(app, calls.listInvitations, {
    owner,
    answer: async ({ query }, { projectId }) => withTexts(await invitationsOf(members, projectId, query)),
  })

  serveStaff(app, calls.invite, {
    owner,
    answer: async ({ body: { email, roleId, localeId } }, { projectId, asker }, request) => {
      await limit('mail', request, email)
      await app.jobsReady()
      const invited = { projectId, email, roleId, locale: localeOfCode(localeId) }
      return readOne({ projectId, id: await invite(means, invited, asker.id) })
    },
  })

  serveStaff(app, calls.inviteAgain, {
    owner,
    answer: async ({ params }, { asker }, request) => {
      await limit('mail', request, (await readOne(params)).email)
      await app.jobsReady()
      await inviteAgain(means, params, asker.id)
      return readOne(params)
    },
  })

  serveStaff(app, calls.changeInvitation, {
    owner,
    thing: invitation,
    answer: async ({ params, body, revision }, { asker }) => {
      await inAction(members, { kind: 'invitations.change', userId: asker.id }, async (db) => {
        await holdInvitation(db, { ...params, revision })
        await setInvitedRole(db, params.projectId, params.id, body.roleId)
      })
      return readOne(params)
    },
  })

  serveStaff(app, calls.withdrawInvitation, {
    owner,
    thing: invitation,
    answer: ({ params, revision }, { asker }) =>
      inAction(members, { kind: 'invitations.withdraw', userId: asker.id }, async (db) => {
        await holdInvitation(db, { ...params, revision })
        return orNotFound(await deleteInvitation(db, params.projectId, params.id))
      }),
  })

  serveAnswer(app, calls.openInvitation, {
    answer: async ({ body: { token } }, request) => {
      await limit('token', request, token)
      return readInvitation(members, token)
    },
  })

  serveAnswer(app, calls.acceptInvitation, {
    answer: async ({ body }, request) => {
      await limit('token', request, body.token)
      return acceptInvitation(members, { ...body, address: request.ip })
    },
  })

  serveStaff(app, calls.listPriceViewers, {
    owner,
    answer: async ({ query }, { projectId }) =>
      withTexts(await viewersOf(members, projectId, query.find?.trim() ?? '', query)),
  })

  serveStaff(app, calls.addPriceViewer, {
    owner,
    answer: async ({ body: { email } }, { projectId, asker }) =>
      withTexts(
        await inAction(members, { kind: 'price-viewers.add', userId: asker.id }, (db) =>
          keepViewer(db, { projectId, email, userId: asker.id }),
        ),
      ),
  })

  serveStaff(app, calls.removePriceViewer, {
    owner,
    answer: ({ params: { projectId, id } }, { asker }) =>
      inAction(members, { kind: 'price-viewers.remove', userId: asker.id }, async (db) =>
        orNotFound(await deleteViewer(db, projectId, id)),
      ),
  })

  accountBlockingRoutes(app, members)
}
