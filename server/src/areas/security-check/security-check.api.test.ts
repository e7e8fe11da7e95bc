import { getChallenge } from '@belvedere/contract/calls/challenge'
import { askForPrice } from '@belvedere/contract/calls/enquiries'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { altchaHeader, solvedChallenge } from '../../testing/solved-challenge.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { securityCheck } from './security-check.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const BODY = {
  apartmentId: 1001,
  emailAddress: 'ana@visitor.example',
  firstName: 'Ana',
  lastName: 'Savić',
  phoneNumber: '064 123',
  localeId: 'en',
}

const ask = (headers: Record<string, string>) => server.ask(askForPrice, {}, {}, headers, BODY)

async function refusal(headers: Record<string, string>) {
  const reply = await ask(headers)
  return [reply.statusCode, reply.json().errors?.[0]?.code]
}

it('gives a challenge that nobody may keep, another one each time [API-83]', async () => {
  const [one, other] = await Promise.all([server.ask(getChallenge), server.ask(getChallenge)])
  expect(one.headers['cache-control']).toBe('private, no-store')
  const { parameters, signature } = one.json().data.attributes
  expect(parameters.algorithm).toBe('PBKDF2/SHA-256')
  expect(signature).not.toBe(other.json().data.attributes.signature)
  const minutes = (parameters.expiresAt - Date.now() / 1000) / 60
  expect(minutes).toBeGreaterThan(19)
  expect(minutes).toBeLessThanOrEqual(20)
})

it('lets through whoever solved it [API-83, API-81]', async () => {
  expect((await ask(await solvedChallenge(server))).statusCode).toBe(200)
})

it('refuses a request without it, or with something else [API-83, API-81]', async () => {
  const failed = [403, 'security-check-failed']
  expect(await refusal({})).toEqual(failed)
  expect(await refusal({ altcha: '' })).toEqual(failed)
  expect(await refusal({ altcha: 'nonsense' })).toEqual(failed)
  expect(await refusal({ altcha: Buffer.from('{"challenge":1}').toString('base64') })).toEqual(failed)
})

it('refuses a solution that is wrong, or of a challenge made easier or by someone else [API-83]', async () => {
  const failed = [403, 'security-check-failed']
  const changed = async (change: (payload: Payload) => void) => {
    const payload = decoded(await solvedChallenge(server))
    change(payload)
    return { altcha: Buffer.from(JSON.stringify(payload)).toString('base64') }
  }
  expect(await refusal(await changed(({ solution }) => (solution.counter += 1)))).toEqual(failed)
  expect(await refusal(await changed(({ challenge }) => (challenge.parameters.cost = 1)))).toEqual(failed)
  expect(await refusal(await changed(({ challenge }) => (challenge.parameters.expiresAt += 60)))).toEqual(
    failed,
  )
  const foreign = await securityCheck({ secret: 'another secret', difficulty: 2 }).challenge()
  const { parameters, signature } = foreign
  expect(await refusal(await altchaHeader({ parameters, signature }))).toEqual(failed)
  const unsigned = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey })
  expect(await refusal(await altchaHeader(unsigned))).toEqual(failed)
})

it('counts a solution once: the second time it is refused [API-83]', async () => {
  const headers = await solvedChallenge(server)
  expect((await ask(headers)).statusCode).toBe(200)
  expect(await refusal(headers)).toEqual([403, 'security-check-expired'])
})

it('counts a solution once for ten who come with it together [API-83]', async () => {
  const headers = await solvedChallenge(server)
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask(headers)))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(403)])
})

it('refuses a solution whose challenge has expired, and forgets used ones that have [API-83]', async () => {
  const headers = await solvedChallenge(server)
  const payload = decoded(headers)
  payload.challenge.parameters.expiresAt = Math.floor(Date.now() / 1000) - 1
  const altcha = Buffer.from(JSON.stringify(payload)).toString('base64')
  expect(await refusal({ altcha })).toEqual([403, 'security-check-expired'])

  await server.owner
    .insertInto('used_challenges')
    .values({ signature: 'old', expires_at: new Date(Date.now() - 120_000) })
    .execute()
  expect((await ask(headers)).statusCode).toBe(200)
  const remembered = await server.owner.selectFrom('used_challenges').select('signature').execute()
  expect(remembered).toContainEqual({ signature: payload.challenge.signature })
  expect(remembered).not.toContainEqual({ signature: 'old' })
})

type Payload = {
  challenge: { parameters: { cost: number; expiresAt: number }; signature: string }
  solution: { counter: number }
}

const decoded = ({ altcha }: { altcha: string }): Payload =>
  JSON.parse(Buffer.from(altcha, 'base64').toString())
