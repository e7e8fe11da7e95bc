/** What both runners' reports come down to. */
export type TestReport = {
  tests: { title: string; outcome: Outcome }[]
  /** What went wrong outside a test: a file that did not load, a set-up that threw. */
  errors: string[]
}

export type Outcome = 'passed' | 'failed' | 'skipped'
