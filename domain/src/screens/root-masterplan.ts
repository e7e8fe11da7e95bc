interface RootCandidate {
  readonly parentId: number
  readonly community: boolean
}

/** The one with `parentId` 0; if none, the first that is not a community; else the first (spec section 4). */
export function rootMasterplan<Masterplan extends RootCandidate>(
  masterplans: readonly Masterplan[],
): Masterplan | undefined {
  return (
    masterplans.find((masterplan) => masterplan.parentId === 0) ??
    masterplans.find((masterplan) => !masterplan.community) ??
    masterplans[0]
  )
}
