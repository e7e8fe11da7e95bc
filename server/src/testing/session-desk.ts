import { getProfile, logIn, refreshToken } from '@belvedere/contract/calls/users'
import { PASSWORD, SAME_ORIGIN } from './accounts.ts'
import type { TestApp } from './test-app.ts'

type Reply = Awaited<ReturnType<TestApp['ask']>>

const COOKIE = /^refresh=([\w-]{43}); /

export const codeOf = (reply: Reply) => reply.json<{ errors: { code: string }[] }>().errors[0]?.code

export const cookieOf = (reply: Reply) => COOKIE.exec(String(reply.headers['set-cookie']))?.[1] ?? ''

export const tokenOf = (reply: Reply): string => reply.json().data.attributes.token

export const bearer = (reply: Reply) => ({ authorization: `Bearer ${tokenOf(reply)}` })

/** Logs in and goes on as a browser does; the server is there by the time that it is used. */
export function sessionDesk(server: () => TestApp) {
  return {
    logInAs: (username: string, password = PASSWORD) =>
      server().ask(logIn, {}, {}, {}, { username, password }),
    refreshWith: (cookie: string, headers: Record<string, string> = SAME_ORIGIN) =>
      server().ask(refreshToken, {}, {}, { ...headers, cookie: `refresh=${cookie}` }),
    profileStatus: (headers: Record<string, string>) => server().status(getProfile, {}, {}, headers),
    /** The kinds of what is kept of one account, the oldest first. */
    eventsOf: async (userId: number) => {
      const events = server().owner.selectFrom('security_events').where('user_id', '=', userId)
      return (await events.select('kind').orderBy('id').execute()).map(({ kind }) => kind)
    },
  }
}
