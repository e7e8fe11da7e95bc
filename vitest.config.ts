import { defineConfig } from 'vitest/config'
import { seedFault } from './tools/faults/seed-fault.ts'

/** A property at its full size takes as long as it takes. */
const deep = process.env.PROPERTIES === 'deep' ? { testTimeout: 4 * 3_600_000 } : {}
const replay = ['server/src/testing/replay-property.ts']

const everywhere = ['**/node_modules/**', '**/build/**', 'var/**', 'e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        // Rules: pure functions and the repository's own tools (kind u).
        plugins: [seedFault()],
        test: {
          name: 'rules',
          // Rules keep nothing between two calls: a process for each file would take longer than all of them.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere, '**/*.api.test.ts'],
          setupFiles: replay,
          // One run may hold both projects, which have different numbers of workers: rules come first.
          sequence: { groupOrder: 0 },
          ...deep,
        },
      },
      {
        // Calls against the running API on a real PostgreSQL (kind a).
        plugins: [seedFault()],
        test: {
          name: 'api',
          include: ['**/*.api.test.ts'],
          exclude: everywhere,
          globalSetup: ['server/src/testing/global-setup.ts'],
          // Each file has a server and a database of its own, and waits for it: three at a time keep two cores busy.
          maxWorkers: 3,
          // That is all they keep; to load the server's modules anew takes seconds for each.
          isolate: false,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          setupFiles: replay,
          sequence: { groupOrder: 1 },
          ...deep,
        },
      },
    ],
  },
})
