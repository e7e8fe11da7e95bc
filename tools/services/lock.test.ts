import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withLock } from './lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belvedere-test-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('does one thing at a time', async () => {
  const steps: string[] = []
  const work = (name: string) =>
    withLock(join(folder, 'lock'), async () => {
      steps.push(`${name} begins`)
      await wait(50)
      steps.push(`${name} ends`)
    })
  await Promise.all([work('one'), work('other')])
  // Either may come first.
  const [first = ''] = (steps[0] ?? '').split(' ')
  const second = first === 'one' ? 'other' : 'one'
  expect(steps).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`])
})

it('is free again after a failure', async () => {
  const path = join(folder, 'lock')
  await expect(withLock(path, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withLock(path, async () => 'done')).toBe('done')
})

it('is free again when the process that held it was killed', async () => {
  const path = join(folder, 'lock')
  const lock = JSON.stringify(new URL('lock.ts', import.meta.url).href)
  const script = `const { withLock } = await import(${lock})
    await withLock(${JSON.stringify(path)}, async () => { console.log('held'); await new Promise((done) => setTimeout(done, 60_000)) })`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  let taken = false
  const waiting = withLock(path, async () => {
    taken = true
  })
  await wait(200)
  expect(taken).toBe(false)
  holder.kill('SIGKILL')
  await waiting
  expect(taken).toBe(true)
})
