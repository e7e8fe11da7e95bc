import { TestRunner } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** How much a property tried, by what was tried: `{ steps: 300 }`. */
    tried?: Record<string, number>
  }
}

/**
 * How often a property is tried: a few times in the gate, many times in `npm run properties`, which sets PROPERTIES=deep.
 * Properties are the tests named `*.property.test.ts` and `*.property.api.test.ts`. fast-check prints a failing case shrunk,
 * with its seed.
 */
export const propertySize = <T>(sizes: { gate: T; deep: T }): T =>
  process.env.PROPERTIES === 'deep' ? sizes.deep : sizes.gate

/** Tells `npm run properties` how much the running property has tried: `tellTried('sockets destroyed', 500)`. */
export function tellTried(what: string, times: number): void {
  const meta = TestRunner.getCurrentTest()?.meta
  if (meta) meta.tried = { ...meta.tried, [what]: (meta.tried?.[what] ?? 0) + times }
}
