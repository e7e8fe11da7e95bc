import type { Outcome, TestReport } from './test-report.ts'

/** The part we read of what `playwright test --reporter=json` writes. */
export type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] }

type Suite = { title: string; specs: Spec[]; suites?: Suite[] }
type Spec = { title: string; tests: SpecTest[] }
/** One test in one browser size; a result for each attempt, the last one decides. */
type SpecTest = { expectedStatus: string; results: { status: string; error?: { message?: string } }[] }

export function fromPlaywright(report: PlaywrightReport): TestReport {
  return {
    tests: report.suites.flatMap((suite) => testsIn(suite, '')),
    errors: report.errors.map(({ message }) => message ?? 'an error without a message'),
  }
}

function testsIn(suite: Suite, above: string): TestReport['tests'] {
  const path = `${above}${suite.title} `
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => {
      const reason = test.results.at(-1)?.error?.message
      return { title: path + spec.title, outcome: outcomeOf(test), ...(reason && { reason }) }
    }),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, path))]
}

/** Playwright calls a failing `test.fail()` "expected"; here it is a failing test like any other. */
function outcomeOf(test: SpecTest): Outcome {
  const last = test.results.at(-1)?.status ?? 'skipped'
  if (last === 'skipped') return 'skipped'
  return last === 'passed' && test.expectedStatus === 'passed' ? 'passed' : 'failed'
}
