import type { Outcome, TestReport } from './test-report.ts'

/** The part we read of what `vitest --reporter=json` writes. */
export type VitestReport = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

export function fromVitest(report: VitestReport): TestReport {
  return {
    tests: report.testResults
      .flatMap((file) => file.assertionResults)
      .map(({ fullName, status, failureMessages = [] }) => ({
        title: fullName,
        outcome: outcomeOf(status),
        ...(failureMessages.length > 0 && { reason: failureMessages.join('\n') }),
      })),
    errors: report.testResults
      .filter(
        (file) =>
          file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
      )
      .map((file) => `${file.name}: ${file.message}`),
  }
}

function outcomeOf(status: string): Outcome {
  if (status === 'passed' || status === 'failed') return status
  return 'skipped'
}
