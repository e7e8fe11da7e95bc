/** Settings, projects, language and stylesheet are asked for again this often until they are there (GEN-14). */
export const SETTINGS_RETRY_MS = 200

/** The part of an AbortSignal that matters here. */
interface StopSignal {
  readonly aborted: boolean
  readonly reason?: unknown
}

export interface RetryOptions {
  readonly everyMs: number
  readonly sleep: (ms: number) => Promise<unknown>
  readonly signal?: StopSignal | undefined
}

/** Reads until there is something: neither undefined nor thrown. Throws the signal's reason once it is aborted. */
export async function retryUntil<Value>(
  read: () => Value | undefined | Promise<Value | undefined>,
  { everyMs, sleep, signal }: RetryOptions,
): Promise<Value> {
  while (true) {
    if (signal?.aborted) throw signal.reason
    const value = await readOrNothing(read)
    if (value !== undefined) return value
    if (signal?.aborted) throw signal.reason
    await sleep(everyMs)
  }
}

async function readOrNothing<Value>(
  read: () => Value | undefined | Promise<Value | undefined>,
): Promise<Value | undefined> {
  try {
    return await read()
  } catch {
    return undefined
  }
}
