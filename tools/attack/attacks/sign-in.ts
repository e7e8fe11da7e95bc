import { setTimeout as wait } from 'node:timers/promises'
import { givePasskey } from '@belvedere/server/testing/software-passkey'
import { type Attack, attack, demand } from '../attack.ts'
import { type House, PUBLIC_URL } from '../house.ts'
import { type Answer, ask, attributesOf, codeOf, wordOf } from '../support/ask.ts'
import { logIn, newAccount, newAddress, PASSWORD } from '../support/people.ts'
import { inOneNetwork, stranger } from '../support/strangers.ts'
import { inTurns } from '../support/until.ts'

const WRONG = 'not the right password'
const TOO_MANY = 429
const GUESSES = 60
const FROM_ONE_PLACE = 75

/** Whether the password was looked at and right: in, or asked for a second factor. */
const isIn = ({ status }: Answer) => status === 200

const WINDOW_MS = 15 * 60_000
const NEAR_MS = 20_000

/** Limits count anew with each quarter of an hour: an attack that lies across one proves nothing. */
const withinOneWindow = async () => {
  const left = WINDOW_MS - (Date.now() % WINDOW_MS)
  if (left < NEAR_MS) await wait(left + 100)
}

const post = (house: House, path: string, body: object, from = stranger()) =>
  house.ask(`/api/v1/users/${path}`, { method: 'POST', from, body })

/** The token in the nth mail to an address. */
async function mailedToken({ mail }: House, address: string, nth = 1): Promise<string> {
  const found = await mail.waitFor(address, nth)
  const token = /[?&#]token=([\w-]+)/.exec(found?.text ?? '')?.[1]
  if (!token) throw new Error(`no link was mailed to ${address}`)
  return token
}

const signUp = (house: House, email: string, password: string) =>
  post(house, 'signup', { email, password, firstName: 'Ana', lastName: 'Savić' })

/** As the owner does who opens the link: confirms the address, and chooses a password where that is asked for. */
async function confirm(house: House, token: string, password: string): Promise<Answer[]> {
  const confirmed = await post(house, 'confirm-email-verify', { token })
  return [confirmed, await post(house, 'password-set', { token, password })]
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

const SLOWER_BY_MS = 700

/** What became of many attempts in a row: refused in the end, or made to wait; undefined when they went on as before. */
function stopped(answers: Answer[]): string | undefined {
  const refused = answers.filter(({ status }) => status === TOO_MANY).length
  if (refused > 0) return `${refused} of ${answers.length} refused`
  const [first, last] = [answers.slice(0, 10), answers.slice(-10)].map((some) =>
    median(some.map(({ ms }) => ms)),
  )
  const slower = (last ?? 0) - (first ?? 0)
  return slower > SLOWER_BY_MS ? `the last wait ${slower.toFixed(0)} ms longer` : undefined
}

export const signIn: Attack[] = [
  attack('whoever signs up with another’s address chooses no password for it [SEC-03]', async (house) => {
    const email = newAddress('victim')
    const theirs = 'the owner chose this 1'
    await signUp(house, email, 'the attacker chose this 1')
    await signUp(house, email, theirs)
    await signUp(house, email, 'the attacker chose this 2')
    await mailedToken(house, email, 3)
    const tokens = await Promise.all([1, 2, 3].map((nth) => mailedToken(house, email, nth)))
    const confirmed = (await inTurns(tokens, 1, (token) => confirm(house, token, theirs))).flat()
    demand(confirmed.some(isIn), `the owner cannot confirm: ${confirmed.map(wordOf).join(', ')}`)
    for (const nth of [1, 2]) {
      const password = `the attacker chose this ${nth}`
      const answer = await logIn(house, { username: email, password })
      demand(!isIn(answer), `sign-up ${nth === 1 ? 'before' : 'after'} the owner's decides the password`)
    }
    const owner = await logIn(house, { username: email, password: theirs })
    demand(isIn(owner), `the owner cannot log in: ${wordOf(owner)}`)
  }),

  attack('guesses at an account do not lock its owner out of a known device [SEC-05]', async (house) => {
    await withinOneWindow()
    const victim = await newAccount(house)
    const home = stranger()
    const first = await logIn(house, victim, { from: home })
    demand(isIn(first), `the owner cannot log in at all: ${wordOf(first)}`)
    const guesses = Array.from({ length: GUESSES }, (_, nth) => nth)
    const answers = await inTurns(guesses, 8, () => logIn(house, { ...victim, password: WRONG }))
    const remark = stopped(answers)
    demand(remark, `${GUESSES} guesses and none was slowed down`)
    const again = await logIn(house, victim, { from: home, headers: { cookie: first.cookies } })
    demand(isIn(again), `the owner gets ${wordOf(again)}`)
    return remark
  }),

  attack('bad logins through a proxy that nobody configured lock nobody else out [SEC-05]', async (house) => {
    await withinOneWindow()
    const product = await house.start({ TRUSTED_PROXIES: '', EDGE_PURGE_URL: '' })
    if (product.refused) return 'does not start so'
    try {
      const victim = await newAccount(house)
      const through = (visitor: string) => ({ 'x-forwarded-for': visitor })
      const bad = (nth: number) =>
        ask(product.origin, '/api/v1/users/auth', {
          method: 'POST',
          headers: through('198.51.100.7'),
          body: { username: newAddress(`nobody-${nth}`), password: WRONG },
        })
      await inTurns(
        Array.from({ length: FROM_ONE_PLACE }, (_, nth) => nth),
        4,
        bad,
      )
      const good = await ask(product.origin, '/api/v1/users/auth', {
        method: 'POST',
        headers: through('203.0.113.9'),
        body: { username: victim.username, password: victim.password },
      })
      demand(isIn(good), `someone else's good login gets ${wordOf(good)}`)
    } finally {
      await product.stop()
    }
  }),

  attack('a password alone gets past no passkey, nor changes any way in [SEC-10]', async (house) => {
    const victim = await newAccount(house)
    const early = await logIn(house, victim)
    demand(isIn(early), `the owner cannot log in: ${wordOf(early)}`)
    const key = await givePasskey(house, victim.id)
    const late = await logIn(house, victim)
    demand(codeOf(late) === 'code-required', `a login with the password gets ${wordOf(late)}`)
    const headers = { authorization: `Bearer ${attributesOf<{ token: string }>(early)?.token}` }
    const own = { password: victim.password }
    const tries: [string, string, object?][] = [
      ['POST', 'security/confirm', own],
      ['POST', 'codes/begin'],
      ['POST', 'passkeys/dialog'],
      ['PATCH', `passkeys/${key.id}`, { name: 'Mine' }],
      ['DELETE', `passkeys/${key.id}`],
      ['DELETE', 'codes'],
      ['POST', 'codes/recovery'],
      ['PUT', 'password-update', { presentPassword: victim.password, password: 'the attacker chose this 1' }],
      ['POST', 'delete', own],
    ]
    for (const [method, path, body] of tries) {
      const question = { method, from: stranger(), headers, ...(body && { body }) }
      const answer = await house.ask(`/api/v1/users/${path}`, question)
      demand(codeOf(answer) === 'second-factor-required', `${method} ${path} gets ${wordOf(answer)}`)
    }
    await post(house, 'password-reset', { username: victim.email })
    const token = await mailedToken(house, victim.email)
    const reset = await post(house, 'password-set', { token, password: 'the attacker chose this 2' })
    demand(codeOf(reset) === 'second-factor-required', `a mailed link alone gets ${wordOf(reset)}`)
    return `${tries.length} calls and a mailed link refused`
  }),

  attack('a whole network of IPv6 addresses counts as one [SEC-05]', async (house) => {
    await withinOneWindow()
    const visitors = Array.from({ length: FROM_ONE_PLACE }, (_, nth) => inOneNetwork(nth + 1))
    const answers = await inTurns(visitors, 4, (visitor) =>
      logIn(
        house,
        { username: newAddress('nobody'), password: WRONG },
        { from: '127.0.0.1', headers: { 'x-forwarded-for': visitor } },
      ),
    )
    const remark = stopped(answers)
    demand(remark, `${FROM_ONE_PLACE} logins from one /64, each as free as the first`)
    return remark
  }),

  attack('the address that limits count cannot be made up', async (house) => {
    await withinOneWindow()
    const from = stranger()
    const visitors = Array.from({ length: FROM_ONE_PLACE }, (_, nth) => `203.0.113.${nth}`)
    const answers = await inTurns(visitors, 4, (visitor) =>
      logIn(
        house,
        { username: newAddress('nobody'), password: WRONG },
        { from, headers: { 'x-forwarded-for': visitor, 'x-real-ip': visitor, 'true-client-ip': visitor } },
      ),
    )
    const remark = stopped(answers)
    demand(remark, `${FROM_ONE_PLACE} logins under made-up addresses, each as free as the first`)
    return remark
  }),

  attack('answers and their time do not tell who has an account [ACC-11]', async (house) => {
    const account = await newAccount(house)
    const ways = [
      (name: string) => logIn(house, { username: name, password: WRONG }),
      (name: string) => post(house, 'password-reset', { username: name }),
      (name: string) => post(house, 'confirm-email', { userEmailAdress: name }),
      (name: string) => signUp(house, name, PASSWORD),
    ]
    for (const way of ways) {
      const name = newAddress('nobody')
      const [known, unknown] = [await way(account.email), await way(name)]
      const [one, other] = [known.text.replaceAll(account.email, '…'), unknown.text.replaceAll(name, '…')]
      demand(known.status === unknown.status && one === other, `${wordOf(known)} and ${wordOf(unknown)}`)
    }
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let nth = 0; nth < 9; nth += 1) {
      times.known.push((await logIn(house, { ...account, password: WRONG })).ms)
      times.unknown.push((await logIn(house, { username: newAddress(), password: WRONG })).ms)
    }
    const [known, unknown] = [median(times.known), median(times.unknown)]
    const words = `${known.toFixed(0)} ms for an account, ${unknown.toFixed(0)} ms for none`
    demand(Math.max(known, unknown) < 2 * Math.min(known, unknown), words)
    return words
  }),

  attack('a link in a mail leads to nobody else’s host', async (house) => {
    const { email } = await newAccount(house)
    for (const headers of [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
    ])
      await house.ask('/api/v1/users/password-reset', {
        method: 'POST',
        from: stranger(),
        headers: { 'content-type': 'application/json', ...headers },
        body: { username: email },
      })
    const mailed = await house.mail.waitFor(email)
    const links = mailed?.links ?? []
    demand(
      links.every((link) => link.startsWith(`${PUBLIC_URL}/`)),
      links.join(' '),
    )
  }),

  attack('a mailed link works once, and for what it was mailed for', async (house) => {
    const { email } = await newAccount(house)
    await post(house, 'password-reset', { username: email })
    const token = await mailedToken(house, email)
    const asVerify = await post(house, 'confirm-email-verify', { token, password: PASSWORD })
    demand(asVerify.status !== 200, 'a link for a new password confirms an address')
    const set = () => post(house, 'password-set', { token, password: 'chosen by its owner 7' })
    const all = await Promise.all([set(), set(), set(), set()])
    const taken = all.filter(isIn).length
    demand(taken === 1, `${taken} of 4 at once were taken: ${all.map(codeOf).join(', ')}`)
    demand((await set()).status !== 200, 'a used link is taken again')
  }),
]
