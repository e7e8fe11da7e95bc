import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const TOOL = new URL('with-mail-catcher.ts', import.meta.url).pathname

/** Greets the mail server, then leaves with a code of its own. */
const GREET = `const { connect } = await import('node:net'); const { port } = new URL(process.env.SMTP_URL);
  connect(Number(port), '127.0.0.1').once('data', (words) => { console.log(String(words).slice(0, 3)); process.exit(7) })`

const run = (env: NodeJS.ProcessEnv, script: string) =>
  promisify(execFile)(process.execPath, [TOOL, process.execPath, '--input-type=module', '-e', script], {
    env: { ...process.env, ...env },
  }).catch((failed: { code: number; stdout: string }) => failed)

it('catches the mails of a command and says where they are shown', async () => {
  const outcome = await run({ SMTP_URL: '' }, GREET)
  expect(outcome.stdout).toMatch(/^Mails: http:\/\/localhost:\d+\n220\n$/)
  expect(outcome).toMatchObject({ code: 7 })
}, 30_000)

it('catches nothing where a mail server is given', async () => {
  const { stdout } = await run({ SMTP_URL: 'smtp://mail.example:25' }, 'console.log(process.env.SMTP_URL)')
  expect(stdout).toBe('smtp://mail.example:25\n')
})
