import { createHmac } from 'node:crypto'
import { type Attack, attack, demand } from '../attack.ts'
import type { House } from '../house.ts'
import { type Answer, attributesOf, wordOf } from '../support/ask.ts'
import { logIn, newAccount, refresh } from '../support/people.ts'
import { stranger } from '../support/strangers.ts'

async function session(house: House) {
  const account = await newAccount(house)
  const answer = await logIn(house, account)
  demand(answer.status === 200, `nobody can log in: ${wordOf(answer)}`)
  const token = attributesOf<{ token: string }>(answer)?.token ?? ''
  return { account, answer, token, cookie: refreshCookie(answer) }
}

/** The one that renews a session, as a browser sends it back. */
const refreshCookie = (answer: Answer) =>
  answer.cookies.split('; ').find((cookie) => /refresh|session/i.test(cookie.split('=', 1)[0] ?? '')) ?? ''

const profile = (house: House, token: string) =>
  house.ask('/api/v1/users/profile', { headers: { authorization: `Bearer ${token}` } })

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function forged(header: object, payload: object, key?: string): string {
  const text = `${encoded(header)}.${encoded(payload)}`
  return `${text}.${key === undefined ? '' : createHmac('sha256', key).update(text).digest('base64url')}`
}

export const sessions: Attack[] = [
  attack('cookies are named and marked so that no other host can set them [SEC-04]', async (house) => {
    const { answer } = await session(house)
    const set = answer.headers['set-cookie'] ?? []
    demand(set.length > 0, 'no cookie at all')
    for (const cookie of set) {
      const name = cookie.split('=', 1)[0] ?? ''
      demand(/^__(Host|Secure)-/.test(name), `a cookie is called ${name}`)
      for (const mark of [/;\s*Secure/i, /;\s*HttpOnly/i, /;\s*SameSite=(Lax|Strict)/i])
        demand(mark.test(cookie), `${name} lacks ${mark.source}`)
    }
  }),

  attack('a refresh token that comes twice opens no second branch [SEC-04]', async (house) => {
    const { cookie } = await session(house)
    const [one, other] = await Promise.all([refresh(house, cookie), refresh(house, cookie)])
    const third = await refresh(house, cookie)
    const given = [one, other, third].filter(({ status }) => status === 200).map(refreshCookie)
    demand(given.length > 0, `the owner cannot refresh: ${wordOf(one)}`)
    const branches = new Set(given).size
    demand(branches === 1, `${branches} living successors`)
  }),

  attack('an old refresh token ends the session that it was stolen from', async (house) => {
    const { cookie, token } = await session(house)
    const next = refreshCookie(await refresh(house, cookie))
    const last = refreshCookie(await refresh(house, next))
    await house.rows("update refresh_tokens set rotated_at = rotated_at - interval '1 minute'")
    const stolen = await refresh(house, cookie)
    demand(stolen.status === 401, `the stolen one gets ${wordOf(stolen)}`)
    demand((await refresh(house, last)).status === 401, 'its successor lives on')
    demand((await profile(house, token)).status === 401, 'the access token lives on')
  }),

  attack('a session ends after 30 days, however often it is renewed [SEC-04]', async (house) => {
    const { account, cookie } = await session(house)
    await age(house, account.id, 29)
    const renewed = await refresh(house, cookie)
    demand(renewed.status === 200, `it ends too early: ${wordOf(renewed)}`)
    await age(house, account.id, 2)
    const { status } = await refresh(house, refreshCookie(renewed))
    demand(status === 401, `renewed on the 31st day (${status})`)
  }),

  attack('a cookie that was planted before a login is worth nothing after it', async (house) => {
    const attacker = await session(house)
    const name = attacker.cookie.split('=', 1)[0]
    const victim = await newAccount(house)
    for (const planted of [attacker.cookie, `${name}=chosen-by-the-attacker`]) {
      const answer = await logIn(house, victim, { headers: { cookie: planted } })
      demand(refreshCookie(answer) !== planted, 'the planted cookie became the session')
      const who = attributesOf<{ id: number }>(await refresh(house, planted))?.id
      demand(who !== victim.id, 'the planted cookie opens the victim’s session')
    }
  }),

  attack('another site can neither renew nor end a session, nor read an answer', async (house) => {
    const { cookie, token } = await session(house)
    const origin = 'https://evil.example'
    for (const site of ['cross-site', 'same-site', 'none', '']) {
      const headers = { origin, 'sec-fetch-site': site }
      const { status } = await refresh(house, cookie, { headers })
      demand(status === 403, `renewed from ${site || 'nowhere'}: ${status}`)
      const ended = await house.ask('/api/v1/users/logout', {
        headers: { ...headers, cookie, authorization: `Bearer ${token}` },
      })
      demand(ended.status === 403, `ended from ${site || 'nowhere'}: ${ended.status}`)
    }
    const preflight = await house.ask('/api/v1/users/profile', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PATCH' },
    })
    const answers = [preflight, await house.ask('/api/v1/users/profile', { headers: { origin, cookie } })]
    for (const { headers } of answers)
      demand(headers['access-control-allow-origin'] === undefined, 'another origin may read answers')
    const account = await newAccount(house)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const { status } = await house.ask('/api/v1/users/auth', {
        method: 'POST',
        from: stranger(),
        headers: { origin, 'content-type': type, 'sec-fetch-site': 'cross-site' },
        body: JSON.stringify({ username: account.username, password: account.password }),
      })
      demand(status >= 400, `a form of another site logs someone in (${type})`)
    }
  }),

  attack('no token but ours is believed', async (house) => {
    const { token } = await session(house)
    const { id } = await newAccount(house)
    demand((await profile(house, token)).status === 200, 'not even ours is')
    const [head = '', body = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>
    const admin = { ...claims, sub: '1', role: 'super_admin', superAdmin: true }
    const later = { ...claims, exp: Math.floor(Date.now() / 1_000) - 60 }
    const tokens: Record<string, string> = {
      'alg none': forged({ alg: 'none' }, admin),
      'alg None': forged({ alg: 'None', typ: 'JWT' }, admin),
      'no algorithm': forged({}, admin),
      'an empty key': forged({ alg: 'HS256' }, admin, ''),
      'a guessed key': forged({ alg: 'HS256' }, admin, 'secret'),
      'a key of its own': forged(
        { alg: 'HS256', jwk: { kty: 'oct', k: Buffer.from('mine').toString('base64url') } },
        admin,
        'mine',
      ),
      'a key from elsewhere': forged(
        { alg: 'HS256', jku: 'http://127.0.0.1:1/keys', kid: '../../dev/null' },
        admin,
        '',
      ),
      'another’s name under the old signature': `${head}.${encoded({ ...claims, sub: String(id) })}.${signature}`,
      'no signature': `${head}.${body}.`,
      'an old one': forged({ alg: 'HS256' }, later, house.settings.AUTH_SECRET),
      'a session that never was': forged(
        { alg: 'HS256' },
        { ...claims, sid: '00000000-0000-4000-8000-000000000000' },
        house.settings.AUTH_SECRET,
      ),
      'someone else’s session': forged(
        { alg: 'HS256' },
        { ...claims, sub: String(id) },
        house.settings.AUTH_SECRET,
      ),
    }
    for (const [name, forgedToken] of Object.entries(tokens)) {
      const { status } = await profile(house, forgedToken)
      demand(status === 401, `${name} gets ${status}`)
    }
    return `${Object.keys(tokens).length} tokens`
  }),
]

/** Lets so many days pass for the sessions of a user. */
async function age({ rows }: House, userId: number, days: number): Promise<void> {
  const columns = await rows<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name ~ 'session|refresh' and data_type like 'timestamp%'`)
  for (const { table, column } of columns)
    await rows(
      `update ${table} set ${column} = ${column} - make_interval(days => $1) where user_id = $2`,
      days,
      userId,
    )
}
