import {
  addUserMedia,
  getProfile,
  getUserRole,
  getUserRoles,
  isAllowed as isAllowedCall,
  updatePassword,
  updateProfile,
} from '@belvedere/contract/calls/users'
import { hasRight } from '@belvedere/domain/accounts/rights'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { saveNames } from './account-queries.ts'
import { addPortrait } from './add-portrait.ts'
import { changePassword } from './change-password.ts'
import { presentRole, rolesOf } from './present-role.ts'
import { readProfile } from './read-profile.ts'
import { originOf } from './security-events.ts'
import type { SlowGuesses } from './slow-guesses.ts'

/** For those who are logged in, about themselves. */
export function profileRoutes(app: FastifyInstance, members: Kysely<Database>, slowGuess: SlowGuesses): void {
  serveAnswer(app, getProfile, { answer: ({ asker }) => readProfile(members, signedIn(asker)) })

  serveAnswer(app, updateProfile, {
    answer: async ({ asker, body }) => {
      const user = signedIn(asker)
      await saveNames(members, user.id, body)
      return readProfile(members, user)
    },
  })

  serveAnswer(app, updatePassword, {
    answer: async ({ asker, body: { password, presentPassword } }, request) => {
      const user = signedIn(asker)
      const { id, sessionId, address } = user
      const wasRight = await slowGuess({ account: String(id), address, device: sessionId })
      await app.jobsReady()
      const change = { user, present: presentPassword, password }
      await changePassword(members, app.enqueue, { ...change, origin: originOf(request) })
      await wasRight()
      return { id }
    },
  })

  serveAnswer(app, getUserRoles, { answer: async ({ asker }) => rolesOf(signedIn(asker)) })

  serveAnswer(app, getUserRole, {
    answer: async ({ asker, query: { projectId } }) => {
      const user = signedIn(asker)
      if (projectId === undefined) return orNotFound(rolesOf(user)[0])
      return presentRole(orNotFound(user.roles.get(projectId)), projectId)
    },
  })

  serveAnswer(app, isAllowedCall, {
    answer: async ({ asker, query: { projectId, ...right } }) => ({
      id: [right.resource, right.permission, ...(projectId === undefined ? [] : [projectId])].join(':'),
      allowed: hasRight(signedIn(asker), right, projectId),
    }),
  })

  serveAnswer(app, addUserMedia, {
    answer: ({ asker, params, body }) =>
      addPortrait(members, { userId: signedIn(asker).id, projectId: params.id, mediaId: body.mediaId }),
  })
}
