export type Verdict = {
  accepted: number
  mailed: number
  missing: string[]
  extra: string[]
  /** Mails that came again under a Message-ID that was there already: allowed. */
  repeated: number
}

/** Accepted and mailed Message-IDs must be the same set (ASK-07). */
export function verdictOf(accepted: ReadonlySet<string>, mails: readonly { messageId: string }[]): Verdict {
  const mailed = new Set(mails.map(({ messageId }) => messageId))
  return {
    accepted: accepted.size,
    mailed: mailed.size,
    missing: [...accepted].filter((id) => !mailed.has(id)),
    extra: [...mailed].filter((id) => !accepted.has(id)),
    repeated: mails.length - mailed.size,
  }
}
