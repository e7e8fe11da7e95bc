type Mail = { messageId: string; to: string }

/** One agent's copy of one enquiry. */
export const deliveryOf = ({ messageId, to }: Mail) => `${messageId} to ${to}`

export type Verdict = {
  accepted: number
  mailed: number
  missing: string[]
  extra: string[]
  /** Mails that came again to an agent under a Message-ID that they had already: allowed. */
  repeated: number
}

/** What was accepted, once for each agent, and what was mailed must be the same set (ASK-07, SEC-07). */
export function verdictOf(accepted: ReadonlySet<string>, mails: readonly Mail[]): Verdict {
  const mailed = new Set(mails.map(deliveryOf))
  return {
    accepted: accepted.size,
    mailed: mailed.size,
    missing: [...accepted].filter((id) => !mailed.has(id)),
    extra: [...mailed].filter((id) => !accepted.has(id)),
    repeated: mails.length - mailed.size,
  }
}
