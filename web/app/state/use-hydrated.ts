import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the browser has taken over: from then on what it keeps is known. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
