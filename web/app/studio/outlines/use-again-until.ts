import { useEffect } from 'react'
import type { Loaded } from '../../staff/load/use-loaded.ts'

const AGAIN_MS = 2_000

/** What is not there yet is asked for again: pictures arrive and are cut into tiles while one waits for them. */
export function useAgainUntil<Value>(
  loaded: Loaded<Value>,
  isThere: (value: Value) => boolean,
  again: () => void,
): void {
  const isWaiting = loaded.state === 'ready' && !isThere(loaded.value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer that is not it yet is a reason to ask once more
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(again, AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, loaded, again])
}
