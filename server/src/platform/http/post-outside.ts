import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress, mayPostTo } from './outside-address.ts'

/** Of an answer's body so much is read, and no longer than that: what it says does not matter. */
const BODY_MAX_BYTES = 65_536
const BODY_WITHIN_MS = 2_000

type Posted = {
  body: string
  headers: Record<string, string>
  /** Hosts of our own network that may be sent to, with their ports. */
  insideHosts: readonly string[]
  /** Until the head of the answer is there, looking up the name included. */
  withinMs: number
  /** Who looks names up, where it is not the system. */
  resolve?: Resolve
}

type Resolve = typeof lookup

export type Outcome =
  | { status: number; retryAfter: string | undefined }
  | { problem: 'address-refused' | 'no-answer' | 'too-slow' }

class Given extends Error {
  readonly problem: 'address-refused' | 'too-slow'
  constructor(problem: 'address-refused' | 'too-slow') {
    super(problem)
    this.problem = problem
  }
}

/**
 * Posts to an address that somebody else chose. It goes nowhere inside our own network, whatever the name leads to at the
 * moment of the connection; follows no redirect; waits and reads within bounds.
 */
export function postOutside(address: string, posted: Posted): Promise<Outcome> {
  const url = URL.parse(address)
  if (!url || !mayPostTo(url, posted.insideHosts)) return Promise.resolve({ problem: 'address-refused' })
  const inside = posted.insideHosts.includes(url.host)
  const { body, headers, withinMs, resolve = lookup } = posted
  return new Promise((settle) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A connection of its own: none is kept that was checked for another time.
      agent: false,
      ...(!inside && { lookup: publicLookup(resolve) }),
    })
    let answered = false
    const timer = setTimeout(() => request.destroy(new Given('too-slow')), withinMs)
    const done = (outcome: Outcome) => {
      clearTimeout(timer)
      settle(outcome)
    }
    request.on('response', (response) => {
      answered = true
      clearTimeout(timer)
      const { statusCode: status = 0, headers } = response
      drain(response, () => done({ status, retryAfter: headers['retry-after'] }))
    })
    request.on('error', (error) => {
      // Once its head is there an answer counts, however it ends.
      if (!answered) done({ problem: error instanceof Given ? error.problem : 'no-answer' })
    })
    // Also of what ends without an answer and without an error, such as an upgrade.
    request.on('close', () => {
      if (!answered) done({ problem: 'no-answer' })
    })
    request.end(body)
  })
}

/** Lets go of an answer, however long it is and however slowly it comes. */
function drain(response: http.IncomingMessage, done: () => void): void {
  let bytes = 0
  const cut = setTimeout(() => response.destroy(), BODY_WITHIN_MS)
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > BODY_MAX_BYTES) response.destroy()
  })
  response.on('error', () => {})
  response.on('close', () => {
    clearTimeout(cut)
    done()
  })
}

/** The socket connects to what this gives it: between the look and the connection nothing can change (DNS rebinding). */
const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      const [first] = addresses
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return done(new Given('address-refused'), [])
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
