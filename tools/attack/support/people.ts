import { randomUUID } from 'node:crypto'
import { makeAccount, PASSWORD } from '@belvedere/server/testing/accounts'
import { altchaHeader } from '@belvedere/server/testing/solved-challenge'
import type { House } from '../house.ts'
import { type Answer, attributesOf, type Question } from './ask.ts'
import { stranger } from './strangers.ts'

export { PASSWORD }

/** An address that has no account and no mail yet. */
export const newAddress = (name = 'someone') => `${name}-${randomUUID().slice(0, 8)}@people.example`

export const newAccount = (house: House, facts: { email?: string; verified?: boolean } = {}) =>
  makeAccount(house, { email: newAddress(), ...facts })

type Credentials = { username: string; password: string }

export const logIn = (house: House, { username, password }: Credentials, question: Question = {}) =>
  house.ask('/api/v1/users/auth', {
    method: 'POST',
    from: stranger(),
    ...question,
    body: { username, password },
  })

/** A refresh as our own page makes it. */
export const refresh = (house: House, cookie: string, question: Question = {}) =>
  house.ask('/api/v1/users/refresh-token', {
    ...question,
    headers: { 'sec-fetch-site': 'same-origin', cookie, ...question.headers },
  })

/** Makes someone who works on a project. */
export async function join(house: House, userId: number, projectId: number, roleId: number): Promise<void> {
  const statement =
    'insert into project_users (project_id, user_id, role_id, accepted_at) values ($1, $2, $3, now())'
  await house.rows(statement, projectId, userId, roleId)
}

type Challenge = Parameters<typeof altchaHeader>[0]

/** The header of someone who passed the security check. */
async function passCheck(house: House, from: string): Promise<{ altcha: string }> {
  const challenge = attributesOf<Challenge>(await house.ask('/api/v1/public/challenge', { from }))
  if (!challenge) throw new Error('There is no challenge')
  return altchaHeader({ parameters: challenge.parameters, signature: challenge.signature ?? '' })
}

type Wish = { from?: string; fields?: Record<string, unknown>; headers?: Record<string, string> }

/** Asks for the price of an apartment, as the form does. */
export async function enquire(house: House, apartmentId: number, wish: Wish = {}): Promise<Answer> {
  const { from = stranger(), fields = {}, headers = {} } = wish
  return house.ask('/api/v1/public/apartments/ask-for-price', {
    method: 'POST',
    from,
    headers: { 'content-type': 'application/json', ...(await passCheck(house, from)), ...headers },
    body: {
      apartmentId,
      emailAddress: newAddress('buyer'),
      firstName: 'Ana',
      lastName: 'Savić',
      phoneNumber: '+381 64 123 4567',
      note: '',
      localeId: 'en',
      contactTime: '',
      ...fields,
    },
  })
}
