import { evidenceOf, idsCarried } from './evidence.ts'
import { isProven, join, type Verdict } from './join.ts'
import type { KindReport } from './read-reports.ts'
import type { Requirement } from './requirement.ts'
import { table, unproven } from './table.ts'

/** The printed lines, the figure last, and whether the goal is met: every requirement, or those asked for. */
export function conformance(requirements: Requirement[], reports: KindReport[], required?: string[]) {
  const known = new Set(requirements.map(({ id }) => id))
  const verdicts = join(requirements, evidenceOf(reports))
  const missing = reports
    .filter(({ report }) => !report)
    .map(({ kind, name }) => `${name} is missing: nothing is proven in kind ${kind}`)
  const complaints = [
    ...reports.flatMap(({ name, report }) => report?.errors.map((error) => `${name}: ${error}`) ?? []),
    ...strangers('a test carries', idsCarried(reports), known),
    ...strangers('--require names', required ?? [], known),
    ...shortfall(verdicts, required),
  ]
  const figure = `conformance: ${verdicts.filter(isProven).length}/${verdicts.length} proven`
  return { lines: [table(verdicts), '', ...missing, ...complaints, figure], ok: complaints.length === 0 }
}

const strangers = (who: string, ids: Iterable<string>, known: Set<string>): string[] =>
  [...ids].filter((id) => !known.has(id)).map((id) => `${who} ${id}, which is not a requirement`)

function shortfall(verdicts: Verdict[], required: string[] | undefined): string[] {
  const short = verdicts.filter((verdict) => !isProven(verdict) && (required?.includes(verdict.id) ?? true))
  if (!short.length) return []
  return [required ? `required, not proven: ${unproven(short)}` : `${short.length} not proven`]
}
