import { useRef } from 'react'
import { type Loaded, useLoaded } from '../../staff/load/use-loaded.ts'

/** "Could not load: what was there stays." */
export function useKept<Value>(key: string, load: () => Promise<Value>): [Loaded<Value>, () => void] {
  const [loaded, again] = useLoaded(key, load)
  const kept = useRef<Loaded<Value>>(loaded)
  if (loaded.state === 'ready' || kept.current.state !== 'ready') kept.current = loaded
  return [kept.current, again]
}
