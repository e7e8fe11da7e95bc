/** One command of the night. */
export type Step = {
  name: string
  command: string
  /** It is ended when it takes longer. */
  minutes: number
  /** A test runner's report in var/reports, for a command that keeps no figures itself. */
  report?: string
  /** What its figure should say beside the count, where the command was given something to choose. */
  depth?: string
}

const FUZZ_RUNS = 2_000

/**
 * In their order: what others need first, what measures time alone, the requirements when all reports are there. Those
 * in one row run beside each other: chaos mostly waits.
 */
export const ROWS: readonly (readonly Step[])[] = [
  [{ name: 'check', command: 'npm run check', minutes: 5 }],
  [{ name: 'setup', command: 'npm run setup -- --with-browser', minutes: 5 }],
  [{ name: 'build', command: 'npm run build', minutes: 5 }],
  [{ name: 'rules', command: 'npm run test:rules', minutes: 3, report: 'rules.json' }],
  [{ name: 'catalogue', command: 'npm run test:catalogue', minutes: 5, report: 'catalogue.json' }],
  [
    { name: 'api', command: 'npm run test:api', minutes: 18, report: 'api.json' },
    { name: 'chaos', command: 'npm run chaos', minutes: 18 },
  ],
  [
    {
      name: 'fuzz',
      command: `FUZZ_RUNS=${FUZZ_RUNS} npm run fuzz`,
      minutes: 22,
      report: 'fuzz.json',
      depth: `${FUZZ_RUNS.toLocaleString('en')} inputs for each call`,
    },
    { name: 'chaos, mail down', command: 'npm run chaos -- --mail-down', minutes: 18 },
  ],
  [{ name: 'browser', command: 'npm run e2e', minutes: 40, report: 'browser.json' }],
  [{ name: 'uploads', command: 'npm run uploads', minutes: 6 }],
  [{ name: 'scale', command: 'npm run scale', minutes: 10 }],
  [{ name: 'bench', command: 'npm run bench', minutes: 8 }],
  [{ name: 'viewer', command: 'npm run bench:viewer', minutes: 6 }],
  [{ name: 'budgets', command: 'npm run budgets', minutes: 20 }],
  [{ name: 'faults', command: 'npm run faults', minutes: 12 }],
  [{ name: 'house', command: 'npm run house', minutes: 2 }],
  [{ name: 'conformance', command: 'npm run conformance', minutes: 1 }],
]
