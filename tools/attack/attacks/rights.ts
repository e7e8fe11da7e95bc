import { calls } from '@belvedere/contract/calls'
import {
  makeIdentities,
  logIn as openSession,
  RIVA,
  SAVSKI_VIDIK,
} from '@belvedere/server/testing/identities'
import { type Attack, attack, demand } from '../attack.ts'
import type { House } from '../house.ts'
import { type Answer, wordOf } from '../support/ask.ts'
import { newAccount } from '../support/people.ts'
import { inTurns } from '../support/until.ts'

/** As whole euros, and as pages would write it. */
const CANARY = [/87654321/, /87[.,\s\u00a0]654[.,\s\u00a0]321/]
const APARTMENT = 1001

const PAGES = [
  '/',
  '/map',
  '/home',
  '/masterplan/1',
  '/masterplan/2/building/1',
  `/masterplan/2/building/1/apartment/${APARTMENT}`,
  `/masterplan/2/building/1/apartment/${APARTMENT}.data`,
  '/masterplan/2/building/1/search',
  '/apartmentSearch',
  `/compare-apartments-view?ids=${APARTMENT},1002`,
  '/rs/map',
  '/sitemap.xml',
  '/api/reference/openapi.json',
]

const IDS: Record<string, readonly number[]> = { mediaId: [2, 5, 14] }
const USUAL_IDS = [1, 2, 14, APARTMENT]

/** Every address that a call for anyone may be read at, with ids that the demo has. */
function publicAddresses(): string[] {
  return (
    calls
      // A stream has no end to be waited for; what it tells are statuses.
      .filter(
        ({ method, access, reply }) => method === 'GET' && access === 'anyone' && reply.kind !== 'events',
      )
      .flatMap(({ base, path }) => filled(base + path))
  )
}

function filled(path: string): string[] {
  const [whole, name = ''] = /\{(\w+)\}/.exec(path) ?? []
  if (!whole) return [path]
  return (IDS[name] ?? USUAL_IDS).flatMap((id) => filled(path.replace(whole, String(id))))
}

const json = { 'content-type': 'application/json' }

export const rights: Attack[] = [
  attack('no answer and no page shows a stranger a price', async (house) => {
    const [before] = await house.rows<{ price: number }>(
      'select price from apartment_prices where apartment_id = $1',
      APARTMENT,
    )
    const set = (price: number | undefined) =>
      house.rows('update apartment_prices set price = $1 where apartment_id = $2', price, APARTMENT)
    await set(87_654_321)
    try {
      const shows = ({ text }: Answer) => CANARY.some((form) => form.test(text))
      const { sales_agent: agent } = await makeIdentities(house)
      demand(
        shows(await house.ask(`/api/v1/frontend/apartments/${APARTMENT}`, agent)),
        'not even an agent sees it: nothing is proven',
      )
      const { user } = await makeIdentities(house, SAVSKI_VIDIK)
      const addresses = [...publicAddresses(), ...PAGES]
      for (const headers of [{}, user.headers]) {
        const answers = await inTurns(addresses, 4, (path) => house.ask(path, { headers }))
        const shown = addresses.filter((_, nth) => answers[nth] && shows(answers[nth]))
        demand(shown.length === 0, `shown at ${shown.join(', ')}`)
      }
      return `${addresses.length} addresses`
    } finally {
      await set(before?.price)
    }
  }),

  attack('whoever works on one project can do nothing to another', async (house) => {
    const { project_admin: admin } = await makeIdentities(house, SAVSKI_VIDIK)
    const headers = { ...admin.headers, ...json, 'if-match': '"1"' }
    const name = { name: { 1: 'Taken over' } }
    const tries: [string, string, object?][] = [
      ['GET', `/projects/${RIVA}`],
      ['PATCH', `/projects/${RIVA}`, { publish: false }],
      ['DELETE', `/projects/${RIVA}?confirm=1`],
      ['PUT', `/projects/${RIVA}/hosts`, { hosts: ['evil.example'] }],
      ['GET', `/projects/${RIVA}/apartments`],
      ['GET', `/projects/${RIVA}/reservations`],
      ['GET', '/masterplans/1'],
      ['PATCH', '/masterplans/1', name],
      ['DELETE', '/masterplans/1?confirm=1'],
      ['POST', '/masterplans', { projectId: RIVA, ...name }],
      ['PATCH', `/apartments/${APARTMENT}`, { status: 'sold' }],
      ['PATCH', `/apartments/${APARTMENT}`, { price: 1 }],
      ['GET', '/media/5'],
      ['GET', `/studio/projects/${RIVA}/apartments`],
      ['GET', `/studio/projects/${SAVSKI_VIDIK}/apartments/${APARTMENT}`],
      ['PATCH', `/studio/projects/${SAVSKI_VIDIK}/apartments/${APARTMENT}`, { name: 'Taken over' }],
      [
        'PUT',
        `/studio/projects/${SAVSKI_VIDIK}/apartments`,
        { rows: [{ id: APARTMENT, revision: 1, price: 1 }] },
      ],
      ['DELETE', `/studio/projects/${SAVSKI_VIDIK}/masterplans/1?confirm=1`],
      ['POST', `/studio/projects/${SAVSKI_VIDIK}/buildings`, { ...name, masterplanId: 1 }],
      ['POST', `/studio/projects/${RIVA}/publish`, {}],
      ['POST', `/users/project/${RIVA}/add-user-media`, { mediaId: 5 }],
    ]
    const before = await fingerprint(house)
    for (const [method, path, body] of tries) {
      const answer = await house.ask(`/api/v1${path}`, { method, headers, ...(body ? { body } : {}) })
      demand([400, 403, 404, 405, 422].includes(answer.status), `${method} ${path}: ${wordOf(answer)}`)
    }
    demand((await fingerprint(house)) === before, 'something of it was changed all the same')
    return `${tries.length} tries`
  }),

  attack('what was done to one project is undone by nobody of another', async (house) => {
    await house.forget()
    const [action] = await house.rows<{ id: string }>(
      'select id from actions where project_id = $1 order by id desc limit 1',
      RIVA,
    )
    const { project_admin: admin } = await makeIdentities(house, SAVSKI_VIDIK)
    const before = await fingerprint(house)
    for (const project of [SAVSKI_VIDIK, RIVA])
      for (const [method, end] of [
        ['GET', ''],
        ['POST', '/undo'],
      ] as const) {
        const answer = await house.ask(`/api/v1/studio/projects/${project}/actions/${action?.id}${end}`, {
          method,
          headers: { ...admin.headers, ...json },
          ...(method === 'POST' ? { body: {} } : {}),
        })
        demand([403, 404].includes(answer.status), `${method} on project ${project}: ${wordOf(answer)}`)
      }
    demand((await fingerprint(house)) === before, 'it was undone all the same')
  }),

  attack('nobody gives themselves a role by sending more than a form has', async (house) => {
    const account = await newAccount(house)
    const headers = { ...(await openSession(house, account.id)), ...json }
    const roles = async () => (await house.ask('/api/v1/users/get-user-roles', { headers })).text
    const before = await roles()
    const more = {
      roleId: 1,
      role_id: 1,
      role: 'super_admin',
      superAdmin: true,
      roles: [{ projectId: 1, roleId: 2 }],
      email: 'super@people.example',
      username: 'super',
      id: 1,
      blockedAt: null,
    }
    const bodies = [
      { firstName: 'Ana', ...more },
      JSON.parse(`{"firstName":"Ana","constructor":{"prototype":{"superAdmin":true}}}`) as object,
    ]
    for (const body of bodies) await house.ask('/api/v1/users', { method: 'PATCH', headers, body })
    await house.ask('/api/v1/users', {
      method: 'PATCH',
      headers,
      body: '{"firstName":"Ana","__proto__":{"superAdmin":true,"roleId":1}}',
    })
    demand((await roles()) === before, 'the role has changed')
    const [row] = await house.rows<{ email: string; role: number }>(
      'select email, role_id as role from users where id = $1',
      account.id,
    )
    demand(row?.email === account.email && row.role === 4, 'the account has changed')
    const still = await house.ask('/api/v1/projects', { headers })
    demand(still.status === 403, `everyone became an admin: ${wordOf(still)}`)
  }),

  attack('of ten who change one thing at once, one wins and nine hear of it', async (house) => {
    const { project_editor: editor } = await makeIdentities(house)
    const [made] = await house.rows<{ id: number; revision: number }>(
      `insert into masterplans (project_id, parent_id, name) values ($1, 1, '{"1": "Raced"}') returning id, revision`,
      RIVA,
    )
    const change = (order: number) =>
      house.ask(`/api/v1/masterplans/${made?.id}`, {
        method: 'PATCH',
        headers: { ...editor.headers, ...json, 'if-match': `"${made?.revision}"` },
        body: { order },
      })
    const answers = await Promise.all(Array.from({ length: 10 }, (_, nth) => change(nth + 1)))
    const won = answers.filter(({ status }) => status === 200).length
    demand(won === 1, `${won} of 10 won: ${answers.map(wordOf).join(', ')}`)
    const blind = await house.ask(`/api/v1/masterplans/${made?.id}`, {
      method: 'PATCH',
      headers: { ...editor.headers, ...json, 'if-match': '*' },
      body: { order: 5 },
    })
    demand(blind.status >= 400, 'If-Match: * changes whatever is there')
  }),

  attack('a masterplan takes no picture and no outline along unasked', async (house) => {
    const { project_editor: editor } = await makeIdentities(house)
    const [made] = await house.rows<{ id: number }>(
      `insert into masterplans (project_id, parent_id, name) values ($1, 1, '{"1": "Going"}') returning id`,
      RIVA,
    )
    const [poi] = await house.rows<{ id: number }>(
      `insert into pois (project_id, poi_type_id, masterplan_id) values ($1, 3, $2) returning id`,
      RIVA,
      made?.id,
    )
    const [picture] = await house.rows<{ id: number }>(
      `insert into media (project_id, media_context_id, poi_id, media_type_id, name) values ($1, 2, $2, 2, 'P') returning id`,
      RIVA,
      poi?.id,
    )
    const at = `/api/v1/masterplans/${made?.id}`
    const { headers } = await house.ask(at, editor)
    const tag = { ...editor.headers, 'if-match': String(headers.etag ?? '"1"') }
    for (const query of ['', '?confirm=0', '?confirm=1']) {
      const answer = await house.ask(at + query, { method: 'DELETE', headers: tag })
      demand(answer.status !== 200, `removed by ${query || 'a single request'}`)
    }
    const left = await house.rows('select 1 from media where id = $1', picture?.id)
    demand(left.length === 1, 'the picture is gone')
  }),
]

/** What Riva consists of, as far as others might change it. */
async function fingerprint({ rows }: House): Promise<string> {
  const found = await rows<{ text: string }>(
    `select md5(string_agg(thing, ',' order by thing)) as text from (
       select to_jsonb(p)::text as thing from projects p where id = $1
       union all select to_jsonb(a)::text from apartments a where project_id = $1
       union all select to_jsonb(a)::text from apartment_prices a where project_id = $1
       union all select to_jsonb(m)::text from masterplans m where project_id = $1
       union all select to_jsonb(h)::text from hosts h where project_id = $1) all_of_it`,
    RIVA,
  )
  return found[0]?.text ?? ''
}
