import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const GIVEN = { DATABASE_URL: 'postgres://given/one', REDIS_URL: 'redis://given' }

function withServices(command: string) {
  return spawn(process.execPath, [join(import.meta.dirname, 'with-services.ts'), 'sh', '-c', command], {
    env: { ...process.env, ...GIVEN },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

it('leaves given services alone and hands their addresses on', async () => {
  const child = withServices('echo $DATABASE_URL $REDIS_URL')
  expect(await text(child.stdout)).toBe(`${GIVEN.DATABASE_URL} ${GIVEN.REDIS_URL}\n`)
})

it('ends with the code of its command', async () => {
  expect(await once(withServices('exit 7'), 'exit')).toEqual([7, null])
})

it('passes signals on', async () => {
  const child = withServices('trap "exit 3" TERM; echo ready; for i in 1 2 3 4 5 6 7 8 9; do sleep 0.3; done')
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([3, null])
})
