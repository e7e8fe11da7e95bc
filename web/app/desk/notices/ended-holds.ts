interface Hold {
  readonly id: number
  readonly kind: string
  readonly until: string | null
  readonly agent: { readonly id: number } | null
}

/** The server's clock may be that much ahead. */
const AHEAD_MS = 5_000

/** The holds of this agent that are there no more because their time was up; what was released before then is not among them. */
export function endedHolds<Claim extends Hold>(
  before: readonly Claim[],
  claims: readonly Hold[],
  { agentId, now }: { readonly agentId: number; readonly now: number },
): Claim[] {
  const open = new Set(claims.map(({ id }) => id))
  return before.filter(
    ({ id, kind, until, agent }) =>
      kind === 'hold' &&
      agent?.id === agentId &&
      until !== null &&
      Date.parse(until) <= now + AHEAD_MS &&
      !open.has(id),
  )
}
