import { evidenceOf, idsCarried } from './evidence.ts'
import { isProven, join, type Verdict } from './join.ts'
import type { KindReport } from './read-reports.ts'
import { areaOf, isCounted, type Requirement } from './requirement.ts'
import { table, unproven } from './table.ts'

/** More than this would be a way around proving. */
const NOT_APPLICABLE_MOST = 10

/** The printed lines, the figure last, and whether the goal is met: every requirement, or those asked for. */
export function conformance(requirements: Requirement[], reports: KindReport[], required?: string[]) {
  const known = new Set(requirements.map(({ id }) => id))
  const counted = requirements.filter(isCounted)
  const notApplicable = requirements.filter((one) => one.notApplicable !== 'nothing')
  const verdicts = join(counted, evidenceOf(reports))
  const missing = reports
    .filter(({ report }) => !report)
    .map(({ kind, name }) => `${name} is missing: nothing is proven in kind ${kind}`)
  const complaints = [
    ...reports.flatMap(({ name, report }) => report?.errors.map((error) => `${name}: ${error}`) ?? []),
    ...strangers('a test carries', idsCarried(reports), known),
    ...strangers('--require names', required ?? [], known),
    ...requiredInVain(requirements, required),
    ...tooMany(notApplicable),
    ...shortfall(verdicts, required),
  ]
  const notes = [...notApplicable.map(applies), ...toCome(requirements)]
  const proven = verdicts.filter(isProven).length
  const figure = `${proven}/${verdicts.length} proven, ${notApplicable.length} not applicable`
  return {
    lines: [table(verdicts), '', ...notes, ...missing, ...complaints, figure],
    ok: complaints.length === 0,
  }
}

const applies = ({ id, notApplicable }: Requirement): string =>
  `${id}: ${notApplicable} of it is not applicable`

/** A line for each area, in the order of the list. */
function toCome(requirements: Requirement[]): string[] {
  const areas = Map.groupBy(
    requirements.filter((one) => one.toCome),
    ({ id }) => areaOf(id),
  )
  return [...areas.values()].map((own) => `to come: ${own.map(({ id }) => id).join(' ')}`)
}

const strangers = (who: string, ids: Iterable<string>, known: Set<string>): string[] =>
  [...ids].filter((id) => !known.has(id)).map((id) => `${who} ${id}, which is not a requirement`)

const requiredInVain = (requirements: Requirement[], required: string[] = []): string[] =>
  requirements
    .filter((one) => !isCounted(one) && required.includes(one.id))
    .map(({ id, toCome }) => `--require names ${id}, which is ${toCome ? 'to come' : 'not applicable'}`)

const tooMany = (notApplicable: Requirement[]): string[] =>
  notApplicable.length > NOT_APPLICABLE_MOST
    ? [`more than ${NOT_APPLICABLE_MOST} lines are not applicable`]
    : []

function shortfall(verdicts: Verdict[], required: string[] | undefined): string[] {
  const short = verdicts.filter((verdict) => !isProven(verdict) && (required?.includes(verdict.id) ?? true))
  if (!short.length) return []
  return [required ? `required, not proven: ${unproven(short)}` : `${short.length} not proven`]
}
