import { setTimeout as wait } from 'node:timers/promises'
import { makeIdentities } from '@belvedere/server/testing/identities'
import { type Attack, attack, demand } from '../attack.ts'
import { ENQUIRIES_TO_ONE_PROJECT, type House } from '../house.ts'
import { wordOf } from '../support/ask.ts'
import { enquire, join, newAccount, newAddress } from '../support/people.ts'
import { stranger } from '../support/strangers.ts'
import { inTurns } from '../support/until.ts'

const AGENT = 5
const TOO_MANY = 429
/** More than any buyer sends from one place, or all of them to one project, in an hour. */
const FROM_ONE = 80
const TO_ONE_PROJECT = ENQUIRIES_TO_ONE_PROJECT + 50
/** Longer than the longest pause between two tries. */
const TRIED_AGAIN_BY_MS = 75_000

/** A project of its own with one apartment, so that who sells it is known. */
async function project(house: House, agents: { email: string; verified?: boolean }[]) {
  const [made] = await house.rows<{ id: number }>(
    `insert into projects (name, latitude, longitude, publish) values ('{"1": "Attacked"}', 0, 0, true) returning id`,
  )
  const projectId = made?.id ?? 0
  const one = async (statement: string) =>
    (await house.rows<{ id: number }>(statement, projectId))[0]?.id ?? 0
  const masterplan = await one(
    `insert into masterplans (project_id, name, publish) values ($1, '{"1": "M"}', true) returning id`,
  )
  const building = await one(
    `insert into buildings (project_id, masterplan_id, name, publish) values ($1, ${masterplan}, '{"1": "B"}', true) returning id`,
  )
  const type = await one(
    `insert into apartment_types (project_id, type_key, name) values ($1, 'studio', '{"1": "T"}') returning id`,
  )
  const apartment = await one(
    `insert into apartments (project_id, building_id, apartment_type_id, name, floor, rooms, area, publish)
     values ($1, ${building}, ${type}, 'A1', 1, 1, 30, true) returning id`,
  )
  for (const agent of agents) await join(house, (await newAccount(house, agent)).id, projectId, AGENT)
  return { projectId, apartment }
}

export const mail: Attack[] = [
  attack(
    'one agent’s mailbox that is gone keeps no mail from the others, and shows [SEC-07]',
    async (house) => {
      const [there, gone] = [newAddress('there'), newAddress('gone')]
      house.mail.refuse(gone)
      const { projectId, apartment } = await project(house, [{ email: gone }, { email: there }])
      demand((await enquire(house, apartment)).status === 200, 'the enquiry is not taken')
      demand(await house.mail.waitFor(there), 'the other agent gets nothing')
      await wait(3_000)
      const { project_admin: admin } = await makeIdentities(house, projectId)
      const list = await house.ask(`/api/v1/desk/projects/${projectId}/undelivered-mails`, admin)
      demand(
        list.text.includes(gone),
        `the refusal is shown nowhere (${wordOf(list)}): it counts as delivered to all`,
      )
      demand(house.mail.mailsTo(there).length === 1, 'the other agent gets it more than once')
    },
  ),

  attack('a refusal for good is not tried again [SEC-07]', async (house) => {
    const gone = newAddress('gone')
    house.mail.refuse(gone)
    const { apartment } = await project(house, [{ email: gone }])
    demand((await enquire(house, apartment)).status === 200, 'the enquiry is not taken')
    await wait(TRIED_AGAIN_BY_MS)
    const times = house.mail.timesAsked(gone)
    demand(times === 1, `tried ${times} times in ${TRIED_AGAIN_BY_MS / 1_000} s`)
  }),

  attack('an address that nobody confirmed gets no mail about a buyer [SEC-07]', async (house) => {
    const [confirmed, not] = [newAddress('confirmed'), newAddress('unconfirmed')]
    const { apartment } = await project(house, [{ email: not, verified: false }, { email: confirmed }])
    await enquire(house, apartment)
    demand(await house.mail.waitFor(confirmed), 'the confirmed agent gets nothing')
    await wait(3_000)
    demand(house.mail.timesAsked(not) === 0, 'it gets the buyer’s name and telephone number')
  }),

  attack('a flood of enquiries from one address is stopped [SEC-07]', async (house) => {
    const { apartment } = await project(house, [{ email: newAddress('agent') }])
    const from = stranger()
    const answers = await inTurns(Array.from({ length: FROM_ONE }), 4, () =>
      enquire(house, apartment, { from }),
    )
    const taken = answers.filter(({ status }) => status === 200).length
    demand(taken < FROM_ONE, `all ${FROM_ONE} are taken`)
    return `${taken} of ${FROM_ONE} taken`
  }),

  attack('a flood of enquiries to one project from many addresses is stopped [SEC-07]', async (house) => {
    const { apartment } = await project(house, [{ email: newAddress('agent') }])
    const first = await enquire(house, apartment)
    demand(first.status === 200, `not even one is taken: ${wordOf(first)}`)
    let sent = 1
    let refused = 0
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        while (refused === 0 && sent < TO_ONE_PROJECT) {
          sent += 1
          if ((await enquire(house, apartment)).status === TOO_MANY) refused = sent
        }
      }),
    )
    demand(refused > 0, `all ${TO_ONE_PROJECT} are taken`)
    return `refused after ${refused}`
  }),

  attack('what a form says adds no header and no recipient to a mail', async (house) => {
    const agent = newAddress('agent')
    const { apartment } = await project(house, [{ email: agent }])
    const harm = '\r\nBcc: spy@evil.example\r\nX-Harm: yes'
    const fields: Record<string, unknown>[] = [
      { firstName: `Ana${harm}` },
      { lastName: `Savić%0d%0aBcc: spy@evil.example` },
      { emailAddress: `ana@people.example${harm}` },
      { emailAddress: 'ana@people.example, spy@evil.example' },
      { emailAddress: '"ana <spy@evil.example>"@people.example' },
      { phoneNumber: `064 1${harm}` },
      { contactTime: `now${harm}` },
      { note: `.${harm}\r\n.\r\nMAIL FROM:<spy@evil.example>\r\n` },
    ]
    const answers = await inTurns(fields, 2, (field) => enquire(house, apartment, { fields: field }))
    const taken = answers.filter(({ status }) => status === 200).length
    await enquire(house, apartment)
    await house.mail.waitFor(agent, taken + 1)
    demand(house.mail.timesAsked('spy@evil.example') === 0, 'a second recipient was added')
    for (const { headers, recipients } of house.mail.mailsTo(agent))
      demand(!headers.bcc && !headers['x-harm'] && recipients.length === 1, 'a header was added')
    return `${taken} of ${fields.length} taken, and harmless`
  }),

  attack('one solved check sends one enquiry, and somebody’s key shows nothing of theirs', async (house) => {
    const { apartment } = await project(house, [{ email: newAddress('agent') }])
    const from = stranger()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await enquire(house, apartment, { from, headers: key, fields: { firstName: 'Canary' } })
    demand(first.status === 200, wordOf(first))
    const again = await enquire(house, apartment, { from: stranger(), headers: key })
    demand(again.status !== 200 && !again.text.includes('Canary'), `another’s key: ${wordOf(again)}`)
    const without = await enquire(house, apartment, { headers: { altcha: 'e30=' } })
    demand(without.status === 403, `without a check: ${wordOf(without)}`)
  }),
]
