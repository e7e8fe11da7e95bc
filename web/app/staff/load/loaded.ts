/** What a part of the studio asked for: not there yet, there, or why not. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  /** A status of the API; undefined without an answer. */
  | { readonly state: 'failed'; readonly status: number | undefined }

export interface Asked<Value> {
  readonly key: string
  readonly now: Loaded<Value>
  /** In a row, of those that may be over the next time. */
  readonly failures: number
}

/** What is shown stays, unless the refusal stands. */
export const failed =
  (key: string, status: number | undefined) =>
  <Value>(before: Asked<Value>): Asked<Value> => {
    const [same, final] = [before.key === key, isFinal(status)]
    const now =
      same && before.now.state === 'ready' && !final ? before.now : ({ state: 'failed', status } as const)
    return { key, now, failures: final ? 0 : (same ? before.failures : 0) + 1 }
  }

/** A refusal that stands however often one asks. 401 is none: without a session there would be no studio. */
function isFinal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 401 && status !== 429
}
