import { type Connection, mayPrefetch } from '@belvedere/domain/screens/may-prefetch'
import { useSyncExternalStore } from 'react'

/** Not every browser tells. */
type TellingNavigator = { readonly connection?: Connection & EventTarget }

const connection = () => (navigator as TellingNavigator).connection

/** Whether this connection carries more than what was asked for (GEN-06). */
export const connectionAllows = () => mayPrefetch(connection())

/** The server does not know the connection: nothing is prefetched before hydration. */
export function useMayPrefetch(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const told = connection()
      told?.addEventListener?.('change', changed)
      return () => told?.removeEventListener?.('change', changed)
    },
    connectionAllows,
    () => false,
  )
}
