import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const DATABASE_URL = 'postgres://belvedere:secret@db.example:5432/belvedere'

it('reads the settings, with defaults for all but the database', () => {
  expect(readConfig({ DATABASE_URL, REDIS_URL: '' })).toMatchObject({
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
    pageRateLimit: 300,
    pageCacheBytes: 67_108_864,
    release: 'dev',
    memberUrl: 'postgres://belvedere_staff:secret@db.example:5432/belvedere',
    role: 'all',
    accountRateLimit: 60,
    publicUrl: 'http://localhost:3000',
    servedHosts: ['localhost'],
    smtpUrl: 'smtp://127.0.0.1:25',
    mailFrom: 'Belvedere <no-reply@belvedere.example>',
    enquiryAddress: 'sales@belvedere.example',
    answerCacheBytes: 134_217_728,
    statementTimeoutMs: 10_000,
    preparedStatements: true,
    edgePurgeUrls: [],
    metrics: undefined,
    drainMs: 5_000,
    stopWithinMs: 10_000,
    trial: false,
    notSet: ['AUTH_SECRET', 'PUBLIC_URL'],
    readerTimeoutMs: 60_000,
  })
})

it('serves the host of the public address and those that are listed, in one spelling [SEC-01]', () => {
  const env = {
    DATABASE_URL,
    PUBLIC_URL: 'https://Homes.example/',
    SERVED_HOSTS: 'all.homes.example  B.example:8443',
  }
  expect(readConfig(env).servedHosts).toEqual(['homes.example', 'all.homes.example', 'b.example'])
})

it('takes the visitor address, port and mode that are given', () => {
  const visitorUrl = 'postgres://someone@db.example/belvedere'
  const env = { DATABASE_URL, DATABASE_VISITOR_URL: visitorUrl, PORT: '8080', NODE_ENV: 'production' }
  expect(readConfig(env)).toMatchObject({ visitorUrl, port: 8080, production: true })
})

it('listens by the way of the visitors, unless one that keeps a session is given', () => {
  const sessionUrl = 'postgres://belvedere_visitor@db.example:6432/belvedere_session'
  expect(readConfig({ DATABASE_URL }).sessionUrl).toBe(readConfig({ DATABASE_URL }).visitorUrl)
  expect(readConfig({ DATABASE_URL, DATABASE_SESSION_URL: sessionUrl }).sessionUrl).toBe(sessionUrl)
})

it("does without the owner's address where the roles have their own", () => {
  const visitorUrl = 'postgres://belvedere_visitor:one@db.example/belvedere'
  const memberUrl = 'postgres://belvedere_staff:two@db.example/belvedere'
  const env = { DATABASE_VISITOR_URL: visitorUrl, DATABASE_MEMBER_URL: memberUrl }
  expect(readConfig(env)).toMatchObject({ databaseUrl: undefined, visitorUrl, memberUrl })
  expect(() => readConfig({ DATABASE_VISITOR_URL: visitorUrl })).toThrow('nor is DATABASE_MEMBER_URL')
})

it.each([
  [{}, 'Settings: DATABASE_URL is not set'],
  [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL must be an address such as postgres://'],
  [{ DATABASE_URL, PORT: 'http' }, 'PORT '],
  [{ DATABASE_URL, LOG_LEVEL: 'loud' }, 'LOG_LEVEL '],
  [{ DATABASE_URL, ROLE: 'both' }, 'ROLE must be all, web or worker'],
  [{ DATABASE_URL, PUBLIC_URL: 'homes.example' }, 'PUBLIC_URL must be an address such as https://'],
  [{ DATABASE_URL, SERVED_HOSTS: 'https://homes.example' }, 'SERVED_HOSTS must be hosts such as'],
  [{ DATABASE_URL, SMTP_URL: 'mail' }, 'SMTP_URL must be an address such as smtp://'],
  [{ DATABASE_URL, MAIL_FROM: 'Belvedere' }, 'MAIL_FROM must be like'],
  [{ DATABASE_URL, ENQUIRY_ADDRESS: 'sales' }, 'ENQUIRY_ADDRESS must be a mailbox'],
  [{ DATABASE_URL, AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters'],
  [{ DATABASE_URL, ANSWER_CACHE_MB: 'much' }, 'ANSWER_CACHE_MB '],
  [{ DATABASE_URL, STATEMENT_TIMEOUT_MS: '1' }, 'STATEMENT_TIMEOUT_MS '],
  [{ DATABASE_URL, PREPARED_STATEMENTS: 'maybe' }, 'PREPARED_STATEMENTS '],
  [{ DATABASE_URL, EDGE_PURGE_URL: 'varnish' }, 'EDGE_PURGE_URL must be an address such as http://'],
  [{ DATABASE_URL, METRICS_PORT: 'http' }, 'METRICS_PORT '],
  [{ DATABASE_URL, STOP_WITHIN_S: '0' }, 'STOP_WITHIN_S '],
  [{ DATABASE_URL, DRAIN_S: '-1' }, 'DRAIN_S '],
  [{ DATABASE_URL, TRIAL: 'maybe' }, 'TRIAL must be yes or no'],
])('refuses %o and says which setting is wrong', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

it('lets pages ask the hosts of the configured map, each once', () => {
  const style = 'https://tiles.homes.example/style.json'
  const env = {
    DATABASE_URL,
    MAP_STYLE_URL: style,
    MAP_HOSTS: 'https://glyphs.example https://tiles.homes.example',
  }
  expect(readConfig(env).map).toEqual({
    styleUrl: style,
    pmtilesUrl: undefined,
    hosts: ['https://tiles.homes.example', 'https://glyphs.example'],
  })
  expect(readConfig({ DATABASE_URL }).map.hosts).toEqual([])
  expect(readConfig({ DATABASE_URL, MAP_PMTILES_URL: '/city.pmtiles' }).map.hosts).toEqual([])
})

it.each([
  { MAP_HOSTS: 'tiles.homes.example' },
  { MAP_HOSTS: "'unsafe-inline'" },
  { MAP_PMTILES_URL: 'city.mbtiles' },
  { MAP_STYLE_URL: 'https://one.example/style.json', MAP_PMTILES_URL: '/city.pmtiles' },
])('refuses a map configured as %o', (env) => {
  expect(() => readConfig({ DATABASE_URL, ...env })).toThrow(/^Settings: .*MAP_/)
})
