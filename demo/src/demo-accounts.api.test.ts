import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { DEMO_PASSWORD } from '@belvedere/server/areas/users/demo-accounts'
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LoadedDemo, loadedDemo } from './testing/loaded-demo.ts'

let demo: LoadedDemo

beforeAll(async () => {
  demo = await loadedDemo()
})
afterAll(() => demo.close())

type Account = {
  email: string
  role: string
  riva: string | null
  suton: string | null
  password_hash: string
  verified: boolean
}

const roleOn = (projectId: number) =>
  `(select name from project_users p join roles on roles.id = role_id where user_id = u.id and project_id = ${projectId})`

const accounts = () =>
  demo.rows<Account>(
    `select email, r.name as role, ${roleOn(1)} as riva, ${roleOn(2)} as suton, password_hash,
       email_verified_at is not null as verified
     from users u join roles r on r.id = u.role_id order by u.id`,
  )

const run = (args: string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url)), ...args], {
    env: { ...process.env, DATABASE_URL: demo.databaseUrl, DATABASE_VISITOR_URL: '', ...env },
  })

it('makes one account for each role on both projects, with a password that opens it', async () => {
  const made = await accounts()
  expect(made.map(({ email, role, riva, suton, verified }) => [email, role, riva, suton, verified])).toEqual([
    ['super@riva.example', 'super_admin', null, null, true],
    ['admin@riva.example', 'user', 'project_admin', 'project_admin', true],
    ['editor@riva.example', 'user', 'project_editor', 'project_editor', true],
    ['agent@riva.example', 'user', 'sales_agent', 'sales_agent', true],
    ['user@riva.example', 'user', 'user', 'user', true],
  ])
  for (const { password_hash } of made) {
    expect(password_hash).toMatch(/^\$argon2id\$/)
    expect(await verify(password_hash, DEMO_PASSWORD)).toBe(true)
  }
})

it('leaves them alone when run again, and prints them', async () => {
  const before = await accounts()
  const { stdout } = await run([], {})
  expect(await accounts()).toEqual(before)
  for (const { email } of before) expect(stdout).toMatch(new RegExp(`${email}\\s+${DEMO_PASSWORD}`))
})

it('makes none in production unless asked for, and then none with the known password', async () => {
  await demo.rows('delete from users')
  const { stdout } = await run([], { NODE_ENV: 'production' })
  expect(stdout).toContain('refused in production')
  expect(await accounts()).toEqual([])
  await expect(run(['--with-accounts'], { NODE_ENV: 'production' })).rejects.toThrow('DEMO_PASSWORD')
  expect(await accounts()).toEqual([])
  await run(['--with-accounts'], { NODE_ENV: 'production', DEMO_PASSWORD: 'of-my-own' })
  expect(await accounts()).toHaveLength(5)
}, 180_000)
