const HOUR_MS = 3_600_000

/** "Agents hold at most 72 h and extend once; project_admin without limit": a project may set other hours. */
const AGENT_EXTENSIONS_MAX = 1
/** For whom there is no limit, a slip of the pen has one. */
const YEARS_MAX_MS = 2 * 366 * 24 * HOUR_MS
/** Clocks differ: whoever picks 72 hours on a laptop means 72 hours. */
const CLOCK_SLACK_MS = 60_000

type Wish = {
  readonly until: Date
  readonly now: Date
  /** The head of sales, who has no limit. */
  readonly head: boolean
  /** Hours that anyone else may hold for, as the project has set them. */
  readonly most: number
}

/** May a hold last until then, as seen from now? */
export function mayHoldUntil({ until, now, head, most }: Wish): boolean {
  const lasts = until.getTime() - now.getTime()
  return lasts > 0 && lasts <= (head ? YEARS_MAX_MS : most * HOUR_MS + CLOCK_SLACK_MS)
}

/** It becomes longer, and an agent's only once. */
export function mayExtend(wish: Wish & { readonly present: Date; readonly extended: number }): boolean {
  const { until, present, extended, head } = wish
  return until > present && (head || extended < AGENT_EXTENSIONS_MAX) && mayHoldUntil(wish)
}

export const holdUntil = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR_MS)
