/** What the browser tells of the connection, where it tells. */
export interface Connection {
  readonly effectiveType?: string | undefined
  readonly saveData?: boolean | undefined
}

const SLOW: readonly string[] = ['slow-2g', '2g']

/** Nothing is prefetched on a slow connection, nor for those who save data (GEN-06). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (!connection) return true
  return !connection.saveData && !SLOW.includes(connection.effectiveType ?? '')
}
