import type { Evidence } from './evidence.ts'
import type { Kind, Requirement } from './requirement.ts'

export type Verdict = Requirement & { proven: Kind[]; missing: Kind[] }

/** A kind is proven by a passing test when none failed; a requirement when each kind its line asks for is. */
export function join(requirements: Requirement[], evidence: Evidence): Verdict[] {
  return requirements.map((requirement) => {
    const { id, kinds } = requirement
    const holds = (kind: Kind) => evidence[kind].passed.has(id) && !evidence[kind].failed.has(id)
    return { ...requirement, proven: kinds.filter(holds), missing: kinds.filter((kind) => !holds(kind)) }
  })
}

export const isProven = (verdict: Verdict): boolean => verdict.missing.length === 0
