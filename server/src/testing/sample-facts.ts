import type { Identities, Identity } from './identities.ts'
import type { TestApp } from './test-app.ts'

export type Values = Record<string, number | string>

export type Request = {
  params?: Values
  query?: Values
  headers?: Record<string, string>
  /** Sent as JSON; a Buffer as it is. */
  body?: unknown
}

export type Facts = Request & {
  /** Who asks; the least of those who may, when nothing is said. */
  as?: Identity
  /** The table of what it changes, whose revision it names. */
  thing?: 'projects' | 'looks' | 'masterplans' | 'media' | 'packages' | 'apartments'
  /** It answers with something new, which has no price yet. */
  priceless?: true
  /** Not content of a project with its version: an answer made for the moment. */
  live?: true
  /** Bodies that are refused as invalid input, each for a reason of its own. */
  badBodies?: readonly unknown[]
  /** Puts things in the way that the call needs, before each time it is made; what it gives stands over the rest. */
  before?: (server: TestApp, identities: Identities) => Promise<Request>
}
