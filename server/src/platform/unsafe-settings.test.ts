import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { unsafeSettings } from './unsafe-settings.ts'

const SAFE = {
  NODE_ENV: 'production',
  AUTH_SECRET: '5f0c1f6a9d7be2384c6ad1e97b305f82',
  PUBLIC_URL: 'https://homes.example',
  DATABASE_VISITOR_URL: 'postgres://belvedere_visitor:9f86d081884c7d659a2feaa0@db.example/homes',
  DATABASE_MEMBER_URL: 'postgres://belvedere_staff:60303ae22b998861bce3b28f@db.example/homes',
}

const unsafe = (env: Record<string, string>) => unsafeSettings(readConfig({ ...SAFE, ...env }))

it('lets a product with secrets, an address and roles of its own start in production [SEC-06]', () => {
  expect(unsafe({})).toEqual([])
})

it.each([
  ['without a secret', { AUTH_SECRET: '' }, 'AUTH_SECRET is not set: set it'],
  ['with a secret of one letter', { AUTH_SECRET: 'a'.repeat(40) }, 'AUTH_SECRET can be guessed: set it'],
  [
    'with the secret of an example',
    { AUTH_SECRET: 'a secret of at least 32 characters' },
    'AUTH_SECRET can be guessed: set it',
  ],
  ['without its public address', { PUBLIC_URL: '' }, 'PUBLIC_URL is not set: set it'],
  [
    'with a short password of a role',
    { DATABASE_MEMBER_URL: 'postgres://belvedere_staff:riva2@db.example/homes' },
    'DATABASE_MEMBER_URL has a password that can be guessed: set one',
  ],
  [
    'with a short password of the way that keeps a session',
    { DATABASE_SESSION_URL: 'postgres://belvedere_visitor:riva2@db.example/homes_session' },
    'DATABASE_SESSION_URL has a password that can be guessed: set one',
  ],
  [
    "with the owner's address",
    { DATABASE_URL: 'postgres://belvedere:e3b0c44298fc1c149afbf4c8@db.example/homes' },
    "DATABASE_URL is set, which is the owner's: set DATABASE_VISITOR_URL",
  ],
])('refuses to start %s, in one sentence that says what to set [SEC-06]', (_, env, sentence) => {
  expect(unsafe(env)).toEqual([expect.stringContaining(sentence)])
})

it('says everything that is wrong at once [SEC-06]', () => {
  expect(unsafe({ AUTH_SECRET: '', PUBLIC_URL: '' })).toHaveLength(2)
})

it('lets a trial start without any of it, on this machine alone [SEC-06]', () => {
  const trial = { ...SAFE, TRIAL: 'yes', AUTH_SECRET: '', PUBLIC_URL: '' }
  const owner = 'postgres://belvedere@127.0.0.1/homes'
  expect(unsafe({ ...trial, DATABASE_URL: owner })).toEqual([])
  expect(unsafe({ ...trial, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
  expect(unsafe({ ...trial, HOST: '0.0.0.0' })).toEqual([expect.stringContaining('set HOST to 127.0.0.1')])
  expect(unsafe({ ...trial, PUBLIC_URL: 'https://homes.example' })).toEqual([
    expect.stringContaining('unset TRIAL'),
  ])
})

it('leaves a development machine alone', () => {
  expect(unsafe({ NODE_ENV: 'development', AUTH_SECRET: '', PUBLIC_URL: '', HOST: '0.0.0.0' })).toEqual([])
})
