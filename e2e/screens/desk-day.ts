import { randomUUID } from 'node:crypto'
import { makeUser, RIVA } from '../support/accounts.ts'
import type { ScratchProduct } from '../support/scratch-product.ts'

const SALES_AGENT = 5
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** R1-209, which is for sale in the demo; the pictures show it held. */
export const ON_HOLD = 1024

const AGENTS = [
  ['Jelena', 'Petrović'],
  ['Marko', 'Ilić'],
] as const

/** Who wrote, how many minutes ago, in which language, and what. */
const LETTERS = [
  [
    'Ana',
    'Jovanović',
    272,
    'rs',
    'Da li je terasa dovoljno duboka za sto? Mogu da dođem u subotu posle podne.',
  ],
  ['Thomas', 'Weber', 164, 'en', 'We would like to see it next week. Is there a parking place with it?'],
  ['Mina', 'Kovačević', 41, 'rs', ''],
  ['Claire', 'Dubois', 6, 'en', 'Which of these two has the morning sun?'],
] as const

/** A day at the desk: enquiries of all ages, apartments in every column of the board, somebody in line; and a year behind it. */
export async function fillDesk(product: ScratchProduct): Promise<void> {
  const [jelena, marko] = await Promise.all(AGENTS.map((name) => agentNamed(product, name)))
  if (!jelena || !marko) return
  const free = (await product.sql(
    `select id from apartments where project_id = $1 and status = 'available' and id > $2 order by id limit 8`,
    [RIVA, ON_HOLD],
  )) as { id: number }[]
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, asked = 0] = free.map(({ id }) => id)

  const soon = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  const deposit = { amount: 5_000, receivedOn: day(0), receipt: '118/26' }
  await jelena(`apartments/${ON_HOLD}/claims`, { kind: 'hold', buyer: 'Nikola Savić', until: soon(31) })
  await jelena(`apartments/${ON_HOLD}/waiting`, { buyer: 'Thomas Weber' })
  await marko(`apartments/${ON_HOLD}/waiting`, { buyer: 'Ivana Simić' })
  await marko(`apartments/${first}/claims`, { kind: 'hold', buyer: 'Petar Lukić', until: soon(0.2) })
  await jelena(`apartments/${second}/claims`, { kind: 'reservation', buyer: 'Sara Popović', deposit })
  const contract = await marko(`apartments/${third}/claims`, {
    kind: 'reservation',
    buyer: 'Luka Marić',
    deposit,
  })
  await marko(`claims/${contract}/convert`, { to: 'contract', contractOn: day(0) })
  const sold = await jelena(`apartments/${fourth}/claims`, {
    kind: 'reservation',
    buyer: 'Ema Lazić',
    deposit,
  })
  await jelena(`claims/${sold}/convert`, { to: 'contract', contractOn: day(0) })
  await jelena(`claims/${sold}/convert`, { to: 'sold' })
  for (const [firstName, lastName, minutesAgo, locale, note] of LETTERS)
    await product.sql(
      `insert into enquiries (project_id, kind, apartment_ids, email_address, first_name, last_name, phone_number, note,
         locale_id, body_hash, accepted_at, mailed_at)
       values ($1, 'ask-for-price', $2, $3, $4, $5, $6, $7, $8, '\\x00', now() - make_interval(mins => $9), now())`,
      [
        RIVA,
        [asked, fifth],
        `${firstName.toLowerCase()}@mail.example`,
        firstName,
        lastName,
        // By a number of their own each of them is somebody else.
        `+381 64 ${100 + minutesAgo} 45 67`,
        note,
        locale,
        minutesAgo,
      ],
    )
}

/** Somebody new who sells; gives back how they do something, with the number of what came of it. */
async function agentNamed(product: ScratchProduct, [firstName, lastName]: readonly [string, string]) {
  const { origin, sql } = product
  const { email, password } = await makeUser(product, SALES_AGENT)
  await sql('update users set first_name = $1, last_name = $2 where email = $3', [firstName, lastName, email])
  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()).data.attributes
  }
  const { token } = await send('users/auth', { username: email, password })
  return async (path: string, body: object): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    return (await send(`desk/projects/${RIVA}/${path}`, body, headers)).id
  }
}
