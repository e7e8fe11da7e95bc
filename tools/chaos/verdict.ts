type Mail = { messageId: string; to: string }

/** Of an enquiry's mail without whom it is for: `<enquiry.7@…>` is about `<enquiry@…>`. */
export const enquiryOf = ({ messageId }: Pick<Mail, 'messageId'>) => messageId.replace(/\.\d+@/, '@')

/** One agent's mail about one enquiry. */
export const deliveryOf = (mail: Mail) => `${enquiryOf(mail)} to ${mail.to}`

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
