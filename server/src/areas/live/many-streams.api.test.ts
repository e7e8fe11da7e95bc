import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { followStatuses, getStatuses } from '@belvedere/contract/calls/live'
import { expect, it, onTestFinished } from 'vitest'
import { addressOf } from '../../testing/address-of.ts'
import { anotherProcess } from '../../testing/another-process.ts'
import { followStream } from '../../testing/follow-stream.ts'
import { createTestApp } from '../../testing/test-app.ts'

const RIVA = 1
const STREAM = addressOf(followStatuses, { id: RIVA })
/** Ten thousand are measured by `npm run streams`, at night. */
const READERS = 1_000
const SLEEPERS = 100
const AT_ONCE = 50
const CHANGES = 5
const WITHIN_MS = 1_000
/** Of every apartment at once, before it is measured: what nobody reads waits. */
const FLOODS = 20

it('a change reaches a thousand streams within 1 s, and a hundred who never read delay none of them [LIV-03]', async () => {
  const server = await createTestApp()
  const many = { all: READERS + SLEEPERS, perAddress: READERS + SLEEPERS }
  const process = await anotherProcess(server, { config: { ...server.config, streamLimits: many } })
  const closing: (() => void)[] = []
  onTestFinished(async () => {
    for (const close of closing) close()
    await process.close()
    await server.close()
  })
  const url = new URL(await process.listen({ port: 0, host: '127.0.0.1' }))

  const sleepers = Array.from({ length: SLEEPERS }, () => sleep(url))
  closing.push(() => {
    for (const socket of sleepers) socket.destroy()
  })
  const readers: Awaited<ReturnType<typeof followStream>>[] = []
  while (readers.length < READERS) {
    const more = Array.from({ length: AT_ONCE }, () => followStream(`${url.origin}${STREAM}`))
    readers.push(...(await Promise.all(more)))
  }
  closing.push(...readers.map(({ close }) => close))
  expect(readers.every(({ status }) => status === 200)).toBe(true)

  const setAll = (status: string) =>
    server.owner.updateTable('apartments').set({ status }).where('project_id', '=', RIVA).execute()
  for (let n = 0; n < FLOODS; n += 1) await setAll(n % 2 ? 'available' : 'unavailable')
  await wait(WITHIN_MS)

  let late = 0
  for (let n = 0; n < CHANGES; n += 1) {
    await server.owner
      .updateTable('apartments')
      .set({ status: n % 2 ? 'available' : 'reserved' })
      .where('id', '=', 1001)
      .execute()
    const began = performance.now()
    const { mark } = await server.read(getStatuses, { id: RIVA })
    const waiting = () => readers.filter(({ events }) => events.at(-1)?.id !== String(mark)).length
    while (waiting() > 0 && performance.now() - began < WITHIN_MS) await wait(10)
    late += waiting()
  }
  expect(late / (READERS * CHANGES), 'the share that heard later than within a second').toBeLessThan(0.01)
  expect(readers.some(({ ended }) => ended)).toBe(false)
}, 180_000)

/** Asks for the stream and reads nothing of it. */
function sleep({ hostname, port }: URL): Socket {
  const socket = connect({ host: hostname, port: Number(port) }).pause()
  socket.on('error', () => {})
  socket.write(`GET ${STREAM} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`)
  return socket
}
