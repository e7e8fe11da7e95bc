import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

export type StreamEvent = { id: string | undefined; event: string; data: string }

/** Reads server-sent events as a browser does; `close` cuts the line. */
export async function followStream(url: string, headers: Record<string, string> = {}) {
  const asking = request(url, { headers: { accept: 'text/event-stream', ...headers } }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const events: StreamEvent[] = []
  let rest = ''
  let ended = false
  answer.setEncoding('utf8')
  answer.on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    events.push(...blocks.map(read))
  })
  answer.on('close', () => {
    ended = true
  })
  // A line that is cut is what some tests are about.
  answer.on('error', () => {})
  return {
    status: answer.statusCode,
    headers: answer.headers,
    events,
    /** Without the beats. */
    get news() {
      return events.filter(({ event }) => event === 'message')
    },
    get ended() {
      return ended
    },
    close: () => asking.destroy(),
  }
}

function read(block: string): StreamEvent {
  const fields = block.split('\n').map((line) => /^(\w+):? ?(.*)$/.exec(line))
  const of = (name: string) => fields.find((field) => field?.[1] === name)?.[2]
  return { id: of('id'), event: of('event') ?? 'message', data: of('data') ?? '' }
}
