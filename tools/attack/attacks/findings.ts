import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { makeIdentities, RIVA, SAVSKI_VIDIK } from '@belvedere/server/testing/identities'
import { oneTimeCode } from '@belvedere/server/testing/one-time-code'
import { makeInvitation } from '@belvedere/server/testing/people-samples'
import { bytesPath, pieceHeaders } from '@belvedere/server/testing/resumable'
import { type Attack, attack, demand } from '../attack.ts'
import type { House } from '../house.ts'
import { type Answer, ask, attributesOf, wordOf } from '../support/ask.ts'
import { line, say, statusesIn } from '../support/line.ts'
import { enquire, logIn, newAccount, newAddress, PASSWORD } from '../support/people.ts'
import { cpuMs } from '../support/processes.ts'
import { stranger } from '../support/strangers.ts'
import { inTurns } from '../support/until.ts'

const STREAM = `/api/v1/frontend/projects/${RIVA}/statuses/stream`
const json = { 'content-type': 'application/json' }

type Person = { headers: Record<string, string> }

const post = (house: House, { headers }: Person, path: string, body: unknown, more = {}) =>
  house.ask(`/api/v1${path}`, { method: 'POST', headers: { ...headers, ...json, ...more }, body })

const latestAction = async ({ rows }: House) =>
  (await rows<{ id: number }>('select max(id)::int as id from actions'))[0]?.id ?? 0

/** As `If-Match` names it. */
async function revisionOf({ rows }: House, projectId: number): Promise<string> {
  const [row] = await rows<{ revision: number }>('select revision from projects where id = $1', projectId)
  return `"${row?.revision}"`
}

/** An apartment that nobody has, held by an agent for somebody. */
async function hold(house: House, agent: Person, wishes: object): Promise<{ id: number; answer: Answer }> {
  const [free] = await house.rows<{ id: number }>(
    `select id from apartments where project_id = $1 and status = 'available'
       and not exists (select from claims where apartment_id = apartments.id) order by random() limit 1`,
    RIVA,
  )
  const path = `/desk/projects/${RIVA}/apartments/${free?.id}/claims`
  const answer = await post(
    house,
    agent,
    path,
    { kind: 'hold', ...wishes },
    { 'idempotency-key': randomUUID() },
  )
  if (answer.status !== 201) throw new Error(`nothing could be held: ${wordOf(answer)}`)
  return { id: attributesOf<{ id: number }>(answer)?.id ?? 0, answer }
}

/** What an attack by hand found once, each as a line for good. */
export const findings: Attack[] = [
  attack('visitors who leave at once keep no stream [SEC-11]', async (house) => {
    const from = stranger()
    await inTurns(Array.from({ length: 700 }), 50, async () => {
      const socket = line(house.product.origin, from)
      await once(socket, 'connect')
      socket.write(`GET ${STREAM} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
      setTimeout(() => socket.destroy(), Math.random() * 5)
      await once(socket, 'close')
    })
    const heard = await say(house.product.origin, `GET ${STREAM} HTTP/1.1\r\nHost: localhost\r\n\r\n`, {
      from,
      silenceMs: 10_000,
    })
    demand(statusesIn(heard)[0] === 200, `the next one gets ${statusesIn(heard)[0]}`)
  }),

  attack('whoever reads History waits for nobody and holds nobody up [SEC-11]', async (house) => {
    const { sales_agent: agent } = await makeIdentities(house)
    await house.rows("update apartments set name = name || '.' where id = 1001")
    const id = await latestAction(house)
    await house.rows('begin')
    try {
      await house.rows('update apartments set name = left(name, -1) where id = 1001')
      const path = `/api/v1/studio/projects/${RIVA}/actions/${id}`
      const answer = await house.ask(path, { headers: agent.headers, withinMs: 5_000 }).catch(() => undefined)
      demand(answer?.status === 200, `it gets ${answer ? wordOf(answer) : 'no answer'} while one writes`)
    } finally {
      await house.rows('commit')
    }
  }),

  attack('nobody is put on a project by their number [SEC-12]', async (house) => {
    const { project_admin: admin } = await makeIdentities(house, SAVSKI_VIDIK)
    const { id } = await newAccount(house)
    const path = `/api/v1/projects/${SAVSKI_VIDIK}`
    const headers = { ...admin.headers, ...json, 'if-match': await revisionOf(house, SAVSKI_VIDIK) }
    const answer = await house.ask(path, {
      method: 'PATCH',
      headers,
      body: { users: [{ id, roleId: ROLES.sales_agent }] },
    })
    const [put] = await house.rows('select from project_users where user_id = $1', id)
    demand(!put, `they are on it: ${wordOf(answer)}`)
  }),

  attack('an undo gives no host back that only super_admin gives [AUT-09]', async (house) => {
    const { super_admin: root } = await makeIdentities(house)
    const { project_admin: admin } = await makeIdentities(house, SAVSKI_VIDIK)
    const host = `${randomUUID().slice(0, 8)}.moved.example`
    const give = async (hosts: string[]) =>
      house.ask(`/api/v1/projects/${SAVSKI_VIDIK}/hosts`, {
        method: 'PUT',
        headers: { ...root.headers, ...json, 'if-match': await revisionOf(house, SAVSKI_VIDIK) },
        body: { hosts },
      })
    await give([host])
    const taken = await give([])
    if (taken.status !== 200) throw new Error(`no host was given: ${wordOf(taken)}`)
    const id = await latestAction(house)
    const answer = await post(house, admin, `/studio/projects/${SAVSKI_VIDIK}/actions/${id}/undo`, {})
    const [back] = await house.rows('select from hosts where name = $1', host)
    demand(!back, `the host is back: ${wordOf(answer)}`)
  }),

  attack('an undo leaves no project without an admin [AUT-09]', async (house) => {
    const { project_admin: admin } = await makeIdentities(house, SAVSKI_VIDIK)
    const id = await latestAdmission(house, SAVSKI_VIDIK)
    await house.rows(
      `delete from project_users where project_id = $1 and role_id = $2
         and user_id <> $3`,
      SAVSKI_VIDIK,
      ROLES.project_admin,
      admin.userId,
    )
    const answer = await post(house, admin, `/studio/projects/${SAVSKI_VIDIK}/actions/${id}/undo`, {})
    const left = await house.rows(
      'select from project_users where project_id = $1 and role_id = $2',
      SAVSKI_VIDIK,
      ROLES.project_admin,
    )
    demand(left.length > 0, `nobody is left: ${wordOf(answer)}`)
  }),

  attack('editors read no buyer in History [SEC-12]', async (house) => {
    const { sales_agent: agent, project_editor: editor } = await makeIdentities(house)
    const buyer = `Secret Buyer ${randomUUID()}`
    await hold(house, agent, { buyer })
    const id = await latestAction(house)
    const path = `/api/v1/studio/projects/${RIVA}/actions/${id}/rows`
    const shown = await house.ask(path, { headers: agent.headers })
    if (!shown.text.includes(buyer)) throw new Error(`the agent sees no buyer there: ${wordOf(shown)}`)
    const answer = await house.ask(path, { headers: editor.headers })
    if (answer.status !== 200) throw new Error(`the editor gets ${wordOf(answer)}`)
    demand(!answer.text.includes(buyer), 'the buyer is named')
    demand(!/idempotency_key|body_hash/.test(answer.text), 'what is ours is told')
  }),

  attack('no note of a visitor begins a row or a formula in a CSV', async (house) => {
    const { project_admin: admin } = await makeIdentities(house)
    const note = `x\n=1+1;=cmd|' /C calc'!A0`
    const asked = await enquire(house, 1001, { fields: { note } })
    if (asked.status >= 300) throw new Error(`the enquiry gets ${wordOf(asked)}`)
    const { text } = await post(house, admin, `/desk/projects/${RIVA}/enquiries/export`, { language: 'en' })
    if (!text.includes('1+1')) throw new Error('the note is not in the file')
    demand(!/(^|[\n\r;,\t]"?)[=+@-]\s*(1\+1|cmd)/.test(text), 'a formula begins a cell')
  }),

  attack('erasing a buyer leaves no claim that is linked to them [PRV-03]', async (house) => {
    const { project_admin: admin } = await makeIdentities(house)
    const emailAddress = newAddress('erased')
    const lastName = `Zorkan${randomBytes(4).toString('hex')}`
    const asked = await enquire(house, 1001, { fields: { emailAddress, firstName: 'Vesna', lastName } })
    if (asked.status >= 300) throw new Error(`the enquiry gets ${wordOf(asked)}`)
    const [enquiry] = await house.rows<{ id: number }>(
      'select number as id from enquiries where email_address = $1',
      emailAddress,
    )
    const { id } = await hold(house, admin, { buyer: `gđa ${lastName} 060777888`, enquiryId: enquiry?.id })
    await post(house, admin, `/desk/projects/${RIVA}/claims/${id}/release`, {
      reason: `${lastName} pays cash`,
    })
    const found = await post(house, admin, `/desk/projects/${RIVA}/buyers/find`, { emailAddress })
    const { confirm } = attributesOf<{ confirm: number }>(found) ?? {}
    const erased = await post(house, admin, `/desk/projects/${RIVA}/buyers/erase`, { emailAddress, confirm })
    if (erased.status !== 200) throw new Error(`erasing gets ${wordOf(erased)}`)
    for (const table of ['claims', 'changes', 'enquiries']) {
      const left = await house.rows(`select from ${table} as one where one::text like $1`, `%${lastName}%`)
      demand(left.length === 0, `${left.length} rows of ${table} name them`)
    }
  }),

  attack('a key sends no bytes of uploads [SEC-11]', async (house) => {
    const { project_admin: admin } = await makeIdentities(house)
    const made = await post(house, admin, `/studio/projects/${RIVA}/api-keys`, {
      name: 'Key',
      scopes: ['imports:check'],
    })
    const { key } = attributesOf<{ key: string }>(made) ?? {}
    const announced = await post(house, admin, `/studio/projects/${RIVA}/uploads`, {
      name: 'a.jpg',
      bytes: 5,
      mediaTypeId: 12,
    })
    const { id = 0 } = attributesOf<{ id: number }>(announced) ?? {}
    if (!key || !id) throw new Error(`${wordOf(made)}, ${wordOf(announced)}`)
    const headers = { ...pieceHeaders(0), authorization: `Bearer ${key}` }
    const answer = await house.ask(bytesPath(id), { method: 'PATCH', headers, body: Buffer.from('bytes') })
    demand(answer.status === 403, `they are taken: ${wordOf(answer)}`)
  }),

  attack('made-up tiles and preview cookies cost few statements [SEC-11]', async (house) => {
    const from = stranger()
    const tile = () => `/files/${randomBytes(16).toString('hex')}.png.tiles/1/0_0.webp`
    const asked = Array.from({ length: 500 })
    const statuses = await inTurns(
      asked,
      10,
      async () => (await ask(house.product.origin, tile(), { from })).status,
    )
    demand(statuses.includes(429), 'tiles have no limit')
    // How often the links are looked through. It is told to the statistics a second later.
    const looks = async () => {
      await pause(1_500)
      const statement =
        "select (seq_scan + idx_scan)::int as done from pg_stat_user_tables where relname = 'preview_links'"
      return (await house.rows<{ done: number }>(statement))[0]?.done ?? 0
    }
    const before = await looks()
    await inTurns(asked, 10, () => {
      const cookie = `preview=${randomBytes(32).toString('base64url')}`
      return ask(house.product.origin, '/api/v1/frontend/nothing', { from, headers: { cookie } })
    })
    const cost = (await looks()) - before
    demand(cost > 0, 'no cookie is asked for')
    demand(cost < asked.length / 2, `${asked.length} cookies cost ${cost} statements`)
    return `${cost} statements for ${asked.length} cookies`
  }),

  attack('a wide list is read beside the process that serves visitors [IMP-07]', async (house) => {
    const { project_editor: editor } = await makeIdentities(house)
    const head = ['Name', 'Price', ...Array.from({ length: 188 }, (_, nth) => `Column ${nth}`)].join(',')
    const row = (nth: number) => `X-${nth},100000${',a'.repeat(188)}`
    const list = [head, ...Array.from({ length: 15_000 }, (_, nth) => row(nth))].join('\n')
    const boundary = 'wide-list'
    const body = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="wide.csv"\r\n\r\n${list}\r\n--${boundary}--\r\n`
    const before = cpuMs(house.product.pid)
    const answer = await house.ask(`/api/v1/studio/projects/${RIVA}/imports`, {
      method: 'POST',
      headers: { ...editor.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
      withinMs: 60_000,
    })
    const after = cpuMs(house.product.pid)
    const [here, apart] = [after.answering - before.answering, after.ended - before.ended]
    // What a busy machine cannot read in time is told so (decision 201).
    const isTold = answer.status < 500 || wordOf(answer) === '503 unavailable'
    demand(isTold, `it gets ${wordOf(answer)}`)
    // A share and no seconds: on a busy machine the same work takes more of the processor, here and there.
    demand(here < apart, `${here} ms in the process that visitors wait for, ${apart} ms beside it`)
    return `${here} ms in the process that visitors wait for, ${apart} ms beside it`
  }),

  attack('a disk that fails is told to the operator and not to the uploader [SEC-11]', async (house) => {
    const { project_admin: admin } = await makeIdentities(house)
    const product = await house.start({ TMPDIR: '/nowhere/inside' })
    if (product.refused) throw new Error('it does not start')
    const announced = await post(house, admin, `/studio/projects/${RIVA}/uploads`, {
      name: 'a.jpg',
      bytes: 5,
      mediaTypeId: 12,
    })
    const { id = 0 } = attributesOf<{ id: number }>(announced) ?? {}
    const headers = { ...admin.headers, ...pieceHeaders(0) }
    const answer = await ask(product.origin, bytesPath(id), {
      method: 'PATCH',
      headers,
      body: Buffer.from('bytes'),
    })
    await product.stop()
    demand(answer.status >= 500, `it gets ${wordOf(answer)}: nothing is proven`)
    demand(!answer.text.includes('/nowhere'), `it tells ${answer.text.slice(0, 100)}`)
    demand(product.log().includes('/nowhere/inside'), 'the log has nothing of it')
  }),

  attack('a deleted account leaves its address in no job [PRV-03]', async (house) => {
    const { email } = await newAccount(house)
    await house.ask('/api/v1/users/password-reset', {
      method: 'POST',
      headers: json,
      body: { username: email, localeId: 'en' },
    })
    const session = await logIn(house, { username: email, password: PASSWORD })
    const { token = '' } = attributesOf<{ token: string }>(session) ?? {}
    const headers = { authorization: `Bearer ${token}` }
    const deleted = await post(house, { headers }, '/users/delete', { password: PASSWORD })
    if (deleted.status !== 200) throw new Error(`deleting gets ${wordOf(deleted)}`)
    const left = await house.rows('select from jobs.job where data::text like $1', `%${email}%`)
    demand(left.length === 0, `${left.length} jobs name it`)
  }),

  attack('an address that grows when it is made small breaks nothing', async (house) => {
    const { project_admin: admin } = await makeIdentities(house)
    const answer = await post(house, admin, `/studio/projects/${RIVA}/price-viewers`, {
      email: 'İ@x.example',
    })
    demand(answer.status < 500, `it gets ${wordOf(answer)}`)
  }),

  attack('an admin who is removed leaves no invitation that lets in [PPL-01]', async (house) => {
    const { project_admin: leaving } = await makeIdentities(house)
    const { token } = await makeInvitation(house, { invitedBy: leaving.userId })
    await house.rows('delete from project_users where user_id = $1', leaving.userId)
    const account = { firstName: 'Sock', lastName: 'Puppet', password: PASSWORD }
    const answer = await house.ask('/api/v1/invitations/accept', {
      method: 'POST',
      from: stranger(),
      headers: json,
      body: { token, account },
    })
    demand(answer.status === 410, `the invited gets ${wordOf(answer)}`)
  }),

  attack("a number that somebody else wrote brings nobody's data out [PRV-02]", async (house) => {
    const { project_admin: admin } = await makeIdentities(house)
    const [victim, thief] = [newAddress('victim'), newAddress('thief')]
    const phoneNumber = `+381 64 ${randomInt(1_000_000, 9_999_999)}`
    for (const fields of [
      { emailAddress: victim, phoneNumber, note: 'A secret of the victim' },
      { emailAddress: thief, phoneNumber },
    ]) {
      const asked = await enquire(house, 1001, { fields })
      if (asked.status >= 300) throw new Error(`the enquiry gets ${wordOf(asked)}`)
    }
    const { status, text } = await post(house, admin, `/desk/projects/${RIVA}/buyers/export`, {
      emailAddress: thief,
    })
    if (status !== 200 || !text.includes(thief)) throw new Error(`the export gets ${status}`)
    demand(!text.includes(victim), 'the address of the victim is in it')
    demand(!text.includes('A secret of the victim'), 'the note of the victim is in it')
  }),

  attack('a ticket for one-time codes serves its own account, once [SEC-04]', async (house) => {
    const someone = async () => {
      const { email } = await newAccount(house)
      const session = await logIn(house, { username: email, password: PASSWORD })
      return { headers: { authorization: `Bearer ${attributesOf<{ token: string }>(session)?.token}` } }
    }
    const [owner, other] = [await someone(), await someone()]
    const begun = await post(house, owner, '/users/codes/begin', {})
    const { ticket, key = '' } = attributesOf<{ ticket: string; key: string }>(begun) ?? {}
    if (!ticket) throw new Error(`no ticket is given: ${wordOf(begun)}`)
    const use = async (person: Person) =>
      house.ask('/api/v1/users/codes', {
        method: 'PUT',
        headers: { ...person.headers, ...json },
        body: { ticket, code: await oneTimeCode(key) },
      })
    const taken = [await use(other), await use(owner), await use(owner)]
    demand(
      taken.map(({ status }) => status < 300).join() === 'false,true,false',
      `another's, its own and once more: ${taken.map(wordOf).join(', ')}`,
    )
  }),
]

/** The action by which the latest admin came to a project. */
async function latestAdmission({ rows }: House, projectId: number): Promise<number> {
  const [row] = await rows<{ id: number }>(
    `select max(action_id)::int as id from changes
     where table_name = 'project_users' and project_id = $1 and before is null and (after ->> 'role_id')::int = $2`,
    projectId,
    ROLES.project_admin,
  )
  return row?.id ?? 0
}
