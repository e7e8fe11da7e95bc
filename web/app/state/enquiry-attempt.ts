/** What is being sent, under the key by which the server knows it again. */
export interface Attempt {
  readonly body: string
  readonly key: string
}

/** Sent again as it was, it is the same enquiry; with another word in it, it is a new one (decision 28). */
export function attemptFor(payload: unknown, before?: Attempt): Attempt {
  const body = JSON.stringify(payload)
  return before?.body === body ? before : { body, key: crypto.randomUUID() }
}
