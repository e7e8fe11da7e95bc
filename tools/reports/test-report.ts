/** What both runners' reports come down to. */
export type TestReport = {
  /** `reason`: what a failed test said, as far as its runner tells. */
  tests: { title: string; outcome: Outcome; reason?: string }[]
  /** What went wrong outside a test: a file that did not load, a set-up that threw. */
  errors: string[]
}

export type Outcome = 'passed' | 'failed' | 'skipped'
