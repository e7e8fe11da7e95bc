import { logIn as openSession } from '@belvedere/server/testing/identities'
import { type Attack, attack, demand } from '../attack.ts'
import type { House } from '../house.ts'
import { wordOf } from '../support/ask.ts'
import { newAccount } from '../support/people.ts'
import { inTurns } from '../support/until.ts'

/** What depends on the host, on the language, or on nothing but its address. */
const ADDRESSES = [
  '/map',
  '/home',
  '/masterplan/1',
  '/rs/masterplan/1',
  '/sitemap.xml',
  '/robots.txt',
  '/api/v1/frontend/projects',
  '/api/v1/frontend/buildings/1/apartments',
]

/** Headers by which one visitor might decide what the next one gets. */
const STEERING: Record<string, string> = {
  forwarded: 'host=suton.localhost;proto=gopher',
  'x-forwarded-server': 'suton.localhost',
  'x-forwarded-port': '1',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-scheme': 'gopher',
  'x-forwarded-prefix': '/elsewhere',
  'x-forwarded-for': '10.1.1.1',
  'x-host': 'suton.localhost',
  'x-original-host': 'suton.localhost',
  'x-original-url': '/login',
  'x-rewrite-url': '/login',
  'x-http-method-override': 'POST',
  accept: 'text/plain',
  'accept-language': 'sr-Latn',
  'accept-encoding': 'evil, br;q=0',
  cookie: 'locale=rs; PARAGLIDE_LOCALE=sr-Latn',
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
  'user-agent': 'curl "><script>alert(1)</script>',
  range: 'bytes=5-10',
  'if-none-match': '*',
  'if-modified-since': 'Sun, 01 Jan 2090 00:00:00 GMT',
  'x-remix-response': 'yes',
  purpose: 'prefetch',
}

const read = async (house: House, headers: Record<string, string> = {}) =>
  Object.fromEntries(
    await Promise.all(
      ADDRESSES.map(async (path) => [path, await house.ask(path, { headers, method: 'GET' })] as const),
    ),
  )

type Answers = Awaited<ReturnType<typeof read>>

/** Where someone who sends nothing special gets something else after someone else asked first with these. */
async function poisoned(house: House, honest: Answers, headers: Record<string, string>): Promise<string[]> {
  await house.forget()
  await read(house, headers)
  const after = await read(house)
  return ADDRESSES.filter(
    (path) => after[path]?.status !== honest[path]?.status || after[path]?.text !== honest[path]?.text,
  )
}

/** Which of the headers it was. */
async function guilty(house: House, honest: Answers, names: string[]): Promise<string[]> {
  const headers = Object.fromEntries(names.map((name) => [name, STEERING[name] ?? '']))
  const wrong = await poisoned(house, honest, headers)
  if (wrong.length === 0) return []
  if (names.length === 1) return [`${names[0]} at ${wrong.join(', ')}`]
  const half = Math.ceil(names.length / 2)
  return [
    ...(await guilty(house, honest, names.slice(0, half))),
    ...(await guilty(house, honest, names.slice(half))),
  ]
}

async function honestAnswers(house: House): Promise<Answers> {
  await house.forget()
  const answers = await read(house)
  const failed = Object.entries(answers).find(([, { status }]) => status !== 200)
  if (failed) throw new Error(`${failed[0]} gets ${wordOf(failed[1])} to begin with`)
  return answers
}

/** One name, written in forty ways. */
const SPELLINGS = [
  ...Array.from({ length: 30 }, (_, nth) => `localhost:${7_000 + nth}`),
  'LOCALHOST',
  'LocalHost.',
  'localhost.',
  'localhost..',
  'localhost:',
  'localhost:80',
  'localhost:080',
  'a@localhost',
  'localhost, localhost',
  'localhost#x',
]

export const cache: Attack[] = [
  attack('X-Forwarded-Host fills nobody’s cache [SEC-01]', async (house) => {
    const headers = { 'x-forwarded-host': 'suton.localhost' }
    const wrong = await poisoned(house, await honestAnswers(house), headers)
    demand(wrong.length === 0, `others get the pages of another host at ${wrong.join(', ')}`)
  }),

  attack('no other header decides what the next visitor gets [SEC-01]', async (house) => {
    const names = Object.keys(STEERING)
    const found = await guilty(house, await honestAnswers(house), names)
    demand(found.length === 0, found.join('; '))
    return `${names.length} headers`
  }),

  attack('an answer without a body is nobody else’s answer', async (house) => {
    await house.forget()
    const path = '/masterplan/2/building/1'
    await house.ask(path, { method: 'HEAD' })
    await house.ask(path, { headers: { 'if-none-match': '*' } })
    await house.ask(path, { headers: { 'content-length': '3' }, body: 'x=y' })
    const { status, bytes } = await house.ask(path)
    demand(status === 200 && bytes > 1_000, `${status} with ${bytes} bytes after a HEAD and a condition`)
  }),

  attack('unknown parameters make no new copy [SEC-02]', async (house) => {
    await house.forget()
    const path = '/masterplan/1'
    await house.ask(path)
    const asked = Array.from({ length: 30 }, (_, nth) => `${path}?x=${nth}`)
    const answers = await inTurns(asked, 4, (one) => house.ask(one))
    const made = answers.filter(({ headers }) => headers['x-cache'] !== 'hit').length
    demand(made <= 2, `${made} of 30 were rendered anew`)
    return `${made} of 30 rendered`
  }),

  attack('a host written otherwise makes no new copy [SEC-01]', async (house) => {
    await house.forget()
    const path = '/masterplan/1'
    await house.ask(path)
    const answers = await inTurns(SPELLINGS, 4, (host) => house.ask(path, { headers: { host } }))
    const made = answers.filter(
      ({ status, headers }) => status === 200 && headers['x-cache'] !== 'hit',
    ).length
    demand(made <= 2, `${made} of ${SPELLINGS.length} spellings were rendered anew`)
    return `${made} of ${SPELLINGS.length} rendered`
  }),

  attack('nobody else’s host is served [SEC-01]', async (house) => {
    const hosts = ['evil.example', 'localhost.evil.example', 'evil.example:80', '169.254.169.254', '[::1]']
    const served: string[] = []
    for (const host of hosts)
      for (const path of ['/map', '/api/v1/frontend/projects'])
        if ((await house.ask(path, { headers: { host } })).status === 200) served.push(`${host}${path}`)
    demand(served.length === 0, `served: ${served.join(', ')}`)
  }),

  attack('a profile is not kept under the name of a stylesheet', async (house) => {
    const account = await newAccount(house)
    const headers = { ...(await openSession(house, account.id)), cookie: 'x=y' }
    const at = '/api/v1/users/profile'
    const spellings = [
      `${at}/x.css`,
      `${at};x.css`,
      `${at}.css`,
      `${at}%2fx.css`,
      `${at}%23.css`,
      `${at}?x.css`,
      `/files/..%2f..${at}`,
      `/assets/../..${at}`,
      `/${at}`,
      '/API/v1/users/profile',
      '/api/v1/%75sers/profile',
      '/profile/x.css',
      '/account/security/x.css',
    ]
    for (const path of spellings) {
      const own = await house.ask(path, { headers })
      const other = await house.ask(path)
      demand(!other.text.includes(account.email), `${path} shows it to others (${wordOf(other)})`)
      const kept = own.text.includes(account.email) && !/no-store/.test(own.headers['cache-control'] ?? '')
      demand(!kept, `${path} may be kept`)
    }
  }),
]
