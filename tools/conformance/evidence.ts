import { idsInTitle } from './ids-in-title.ts'
import type { KindReport } from './read-reports.ts'
import type { Kind } from './requirement.ts'

/** For each kind, how the tests carrying an id ended. A skipped test is no evidence, neither for nor against. */
export type Evidence = Record<Kind, { passed: Set<string>; failed: Set<string> }>

export function evidenceOf(reports: KindReport[]): Evidence {
  const evidence: Evidence = { u: nothing(), a: nothing(), b: nothing() }
  for (const { kind, report } of reports) {
    for (const { title, outcome } of report?.tests ?? []) {
      if (outcome === 'skipped') continue
      for (const id of idsInTitle(title)) evidence[kind][outcome].add(id)
    }
  }
  return evidence
}

const nothing = () => ({ passed: new Set<string>(), failed: new Set<string>() })

/** Skipped tests included: a wrong id is wrong before the test runs. */
export function idsCarried(reports: KindReport[]): Set<string> {
  return new Set(
    reports.flatMap(({ report }) => report?.tests ?? []).flatMap(({ title }) => idsInTitle(title)),
  )
}
