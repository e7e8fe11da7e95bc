import { beginCodes, listSessions } from '@belvedere/contract/calls/security'
import { logIn as logInCall } from '@belvedere/contract/calls/users'
import { sql } from 'kysely'
import { generate, generateSecret } from 'otplib'
import { seal } from '../platform/sealed-secret.ts'
import { makeAccount, PASSWORD } from './accounts.ts'
import { logIn } from './identities.ts'
import type { Facts } from './sample-facts.ts'
import { askedToMake, askedToShow, givePasskey, softwarePasskey } from './software-passkey.ts'
import type { TestApp } from './test-app.ts'

/** One-time codes that this user has on from now on; gives their key. */
export async function giveCodes({ owner, config }: TestApp, userId: number): Promise<string> {
  const key = generateSecret()
  await owner
    .insertInto('one_time_codes')
    .values({ user_id: userId, sealed_secret: seal(key, config.authSecret, 'one-time codes'), last_step: 0 })
    .execute()
  return key
}

/** The ticket that leads from a right password to the code. */
export async function pendingLogin(server: TestApp, username: string): Promise<string> {
  const reply = await server.ask(logInCall, {}, {}, {}, { username, password: PASSWORD })
  return reply.json().meta.pending
}

/** Everyone has just logged in, however long the tests before this one took. */
async function freshen({ owner }: TestApp) {
  await sql`update sessions set confirmed_at = now() where confirmed_at < now() - interval '1 minute'`.execute(
    owner,
  )
  return {}
}

export const SECURITY_SAMPLES: Record<string, Facts> = {
  beginPasskeyLogin: {},
  logInWithPasskey: {
    before: async (server) => {
      const { id } = await makeAccount(server)
      const { passkey } = await givePasskey(server, id)
      return { body: { passkey: passkey.show(await askedToShow(server)) } }
    },
    badBodies: [{}, { passkey: {} }, { passkey: { id: 'x', rawId: 'x', type: 'password', response: {} } }],
  },
  logInWithCode: {
    before: async (server) => {
      const { id, username } = await makeAccount(server)
      const secret = await giveCodes(server, id)
      return { body: { pending: await pendingLogin(server, username), code: await generate({ secret }) } }
    },
    badBodies: [{}, { pending: 'x' }, { pending: 'x', code: '12345' }, { pending: 'x', recoveryCode: '' }],
  },
  getSecurity: {},
  confirmIdentity: {
    before: async (server) => {
      // Whoever is going to ask.
      await server.owner.deleteFrom('one_time_codes').execute()
      await server.owner.deleteFrom('passkeys').execute()
      return { body: { password: PASSWORD } }
    },
    badBodies: [{}, { password: '' }, { password: PASSWORD, code: 'abcdef' }],
  },
  beginPasskey: { before: async (server) => freshen(server) },
  addPasskey: {
    before: async (server, { user }) => {
      await freshen(server)
      return { body: { passkey: softwarePasskey().make(await askedToMake(server, user.headers)) } }
    },
    badBodies: [{}, { passkey: { id: 'x' } }],
  },
  renamePasskey: {
    before: async (server, { user }) => ({ params: { id: (await givePasskey(server, user.userId)).id } }),
    body: { name: 'Work laptop' },
    badBodies: [{}, { name: ' ' }, { name: 'x'.repeat(41) }],
  },
  removePasskey: {
    before: async (server, { user }) => {
      await freshen(server)
      return { params: { id: (await givePasskey(server, user.userId)).id } }
    },
  },
  beginCodes: { before: async (server) => freshen(server) },
  turnCodesOn: {
    before: async (server, { user }) => {
      await freshen(server)
      const { key, ticket } = await server.read(beginCodes, {}, {}, user.headers)
      return { body: { ticket, code: await generate({ secret: key }) } }
    },
    badBodies: [{}, { ticket: 'x', code: '1234567' }, { code: '123456' }],
  },
  turnCodesOff: { before: async (server) => freshen(server) },
  renewRecoveryCodes: {
    before: async (server) => {
      await freshen(server)
      const sealed = seal(generateSecret(), server.config.authSecret, 'one-time codes')
      await sql`insert into one_time_codes (user_id, sealed_secret, last_step)
        select distinct user_id, ${sealed}::bytea, 0 from sessions on conflict do nothing`.execute(
        server.owner,
      )
      return {}
    },
  },
  listSessions: {},
  endOneSession: {
    before: async (server, { user }) => {
      const headers = await logIn(server, user.userId)
      const [own] = await server.read(listSessions, {}, {}, headers)
      return { params: { id: own?.id ?? 0 } }
    },
  },
  endOtherSessions: {},
}
