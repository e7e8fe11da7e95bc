import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { accountCookie } from './account-cookie.ts'

const mark = accountCookie('mark', '/users')

async function served(config: { production: boolean; publicUrl: string; trial: boolean }, sent = '') {
  const app = Fastify()
  await app.register(cookie)
  app.get('/users/give', async (_, reply) => {
    mark.give(reply, 'value', 30, config)
    return ''
  })
  app.get('/users/take', async (_, reply) => {
    mark.take(reply, config)
    return ''
  })
  app.get('/users/read', async (request) => mark.read(request, config) ?? 'none')
  const ask = (url: string) => app.inject({ url, headers: { cookie: sent } })
  const set = async (url: string) => String((await ask(url)).headers['set-cookie'])
  return {
    given: await set('/users/give'),
    taken: await set('/users/take'),
    read: (await ask('/users/read')).payload,
  }
}

const OVER_TLS = { production: true, publicUrl: 'https://homes.example', trial: false }
const IN_DEVELOPMENT = { production: false, publicUrl: 'http://localhost:3000', trial: false }

it('is named as secure in production, where it is taken over TLS alone [SEC-05]', async () => {
  const { given, taken, read } = await served(OVER_TLS, '__Secure-mark=here')
  expect(given).toBe('__Secure-mark=value; Max-Age=2592000; Path=/users; HttpOnly; Secure; SameSite=Lax')
  expect(taken).toMatch(/^__Secure-mark=; .*Secure/)
  expect(read).toBe('here')
  expect((await served(OVER_TLS, 'mark=planted over plain HTTP')).read).toBe('none')
})

it('has its plain name in development', async () => {
  const { given, read } = await served(IN_DEVELOPMENT, 'mark=here')
  expect(given).toBe('mark=value; Max-Age=2592000; Path=/users; HttpOnly; SameSite=Lax')
  expect(read).toBe('here')
})

it('is not secure in a trial, whose plain HTTP no other machine reaches: WebKit would not keep it', async () => {
  const { given, read } = await served({ ...IN_DEVELOPMENT, production: true, trial: true }, 'mark=here')
  expect(given).toBe('mark=value; Max-Age=2592000; Path=/users; HttpOnly; SameSite=Lax')
  expect(read).toBe('here')
})
