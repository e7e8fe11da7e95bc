import { isProven, type Verdict } from './join.ts'
import { areaOf, KINDS, type Kind } from './requirement.ts'

const HEADINGS = ['area', 'proven', ...KINDS, 'not proven (missing kinds)']

/** One row for each area, in the order of the list; kinds no line of the area asks for stay empty. */
export function table(verdicts: Verdict[]): string {
  const areas = Map.groupBy(verdicts, ({ id }) => areaOf(id))
  const rows = [...areas].map(([area, own]) => [
    area,
    `${own.filter(isProven).length}/${own.length}`,
    ...KINDS.map((kind) => ofKind(own, kind)),
    unproven(own) || '–',
  ])
  return aligned([HEADINGS, ...rows])
}

function ofKind(verdicts: Verdict[], kind: Kind): string {
  const asked = verdicts.filter(({ kinds }) => kinds.includes(kind))
  return asked.length ? `${asked.filter(({ proven }) => proven.includes(kind)).length}/${asked.length}` : ''
}

export const unproven = (verdicts: Verdict[]): string =>
  verdicts
    .filter((verdict) => !isProven(verdict))
    .map(({ id, missing }) => `${id} (${missing.join()})`)
    .join(' ')

function aligned(rows: string[][]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join(' | ')
        .trimEnd(),
    )
    .join('\n')
}
