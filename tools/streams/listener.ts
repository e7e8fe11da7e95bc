import { connect, type Socket } from 'node:net'
import { followStatuses } from '@belvedere/contract/calls/live'
import { addressOf } from '@belvedere/server/testing/address-of'
import { PROJECT } from '../claims/project.ts'

const PATH = addressOf(followStatuses, { id: PROJECT })
const BACK_AFTER_MS = 1_000

/** Where there is nobody, or nobody any more, the next is asked. */
type Origins = () => string

/** Someone who looks: reads what comes, knows what was told last of each apartment, and comes back when the line is cut. */
export function openListener(origins: Origins, mark: number, hear: (mark: number, at: number) => void) {
  const known = new Map<number, string>()
  let last = mark
  let twice = 0
  let returns = 0
  let leftAt: number | undefined
  let longestAwayMs = 0
  let socket: Socket | undefined
  let gone = false
  let opened = () => {}
  const open = new Promise<void>((resolve) => {
    opened = resolve
  })

  function take(event: string): void {
    const id = Number(/^id: (\d+)$/m.exec(event)?.[1] ?? Number.NaN)
    const data = /^data: (\{.*\})$/m.exec(event)?.[1]
    if (Number.isNaN(id) || !data) return
    if (id <= last) twice += 1
    last = id
    for (const [status, ids] of Object.entries(JSON.parse(data) as Record<string, number[]>))
      for (const one of ids) known.set(one, status)
    hear(id, performance.now())
  }

  /** The line speaks: for the first time, or again. */
  function isThere(): void {
    opened()
    if (leftAt === undefined) return
    longestAwayMs = Math.max(longestAwayMs, performance.now() - leftAt)
    returns += 1
    leftAt = undefined
  }

  function begin(): void {
    if (gone) return
    const { hostname, port } = new URL(origins())
    let rest = ''
    socket = connect({ host: hostname, port: Number(port) })
    socket.setEncoding('utf8')
    socket.write(`GET ${PATH} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nLast-Event-ID: ${last}\r\n\r\n`)
    socket.on('data', (text: string) => {
      // Pieces of a chunked answer: their lengths stand between the events, and are no field of any.
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      if (blocks.some((block) => block.includes('event: beat'))) isThere()
      for (const block of blocks) take(block.replaceAll('\r', ''))
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      leftAt ??= performance.now()
      setTimeout(begin, BACK_AFTER_MS * (0.5 + Math.random()))
    })
  }
  begin()

  return {
    open,
    known,
    last: () => last,
    twice: () => twice,
    /** How often it came back, and after how long at most; one that is away goes on being away. */
    returns: () => returns,
    longestAwayMs: () => Math.max(longestAwayMs, leftAt === undefined ? 0 : performance.now() - leftAt),
    close(): void {
      gone = true
      socket?.destroy()
    },
  }
}

export type Listener = ReturnType<typeof openListener>

/** Someone who asked and never reads. */
export function openSleeper(origin: string): Socket {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) }).pause()
  socket.on('error', () => {})
  socket.write(`GET ${PATH} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`)
  return socket
}
