import { TestRunner } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** How much a property tried, by what was tried: `{ steps: 300 }`. */
    tried?: Record<string, number>
  }
}

/** Tells `npm run properties` how much the running property has tried: `tellTried('sockets destroyed', 500)`. */
export function tellTried(what: string, times: number): void {
  const meta = TestRunner.getCurrentTest()?.meta
  if (meta) meta.tried = { ...meta.tried, [what]: (meta.tried?.[what] ?? 0) + times }
}
