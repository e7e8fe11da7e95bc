import { readReport } from '../reports/read-report.ts'
import type { TestReport } from '../reports/test-report.ts'
import { KINDS, type Kind } from './requirement.ts'

const REPORTS = { u: 'rules.json', a: 'api.json', b: 'browser.json' } as const satisfies Record<Kind, string>

export type KindReport = { kind: Kind; name: string; report: TestReport | undefined }

/** The last run of each kind. Without its report, a kind is proven by nothing. */
export function readReports(folder: string): Promise<KindReport[]> {
  return Promise.all(
    KINDS.map(async (kind) => ({
      kind,
      name: REPORTS[kind],
      report: await readReport(`${folder}/${REPORTS[kind]}`),
    })),
  )
}
