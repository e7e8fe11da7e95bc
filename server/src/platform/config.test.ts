import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const DATABASE_URL = 'postgres://belvedere:secret@db.example:5432/belvedere'

it('reads the settings, with defaults for all but the database', () => {
  expect(readConfig({ DATABASE_URL, REDIS_URL: '' })).toEqual({
    databaseUrl: DATABASE_URL,
    visitorUrl: 'postgres://belvedere_visitor:secret@db.example:5432/belvedere',
    redisUrl: undefined,
    filesDir: 'var/files',
    port: 3000,
    host: '127.0.0.1',
    logLevel: 'info',
    production: false,
    trustedProxies: undefined,
    rateLimit: 3000,
    release: 'dev',
  })
})

it('takes the visitor address, port and mode that are given', () => {
  const visitorUrl = 'postgres://someone@db.example/belvedere'
  const env = { DATABASE_URL, DATABASE_VISITOR_URL: visitorUrl, PORT: '8080', NODE_ENV: 'production' }
  expect(readConfig(env)).toMatchObject({ visitorUrl, port: 8080, production: true })
})

it.each([
  [{}, 'Settings: DATABASE_URL is not set'],
  [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL must be an address such as postgres://'],
  [{ DATABASE_URL, PORT: 'http' }, 'PORT '],
  [{ DATABASE_URL, LOG_LEVEL: 'loud' }, 'LOG_LEVEL '],
])('refuses %o and says which setting is wrong', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})
