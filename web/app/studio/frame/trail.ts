import { useEffect } from 'react'
import { createStore } from '../../state/create-store.ts'

/** Where one is in the project, from the whole to the part: the top bar says it after the project's name. */
const trail = createStore<readonly string[]>([])

export const useTrail = (): readonly string[] => trail.use((names) => names)

/** While the page that knows it is open. */
export function useShownTrail(names: readonly string[]): void {
  const key = names.join('\n')
  useEffect(() => {
    trail.set(key ? key.split('\n') : [])
    return () => trail.set([])
  }, [key])
}
