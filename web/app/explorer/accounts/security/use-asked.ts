import { useCallback, useEffect, useState } from 'react'

export type Asked<Value> = {
  readonly value: Value | undefined
  readonly failed: boolean
  /** When what is shown was asked for. */
  readonly at: Date | undefined
  readonly reload: () => Promise<void>
}

/**
 * What one block of the page shows: it comes by itself, and when it fails the rest works. Asked again because something
 * was done there, what tells of it is asked `along`.
 */
export function useAsked<Value>(ask: () => Promise<Value>, along?: () => Promise<void>): Asked<Value> {
  const [answer, setAnswer] = useState<{ value: Value; at: Date }>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    try {
      setAnswer({ value: await ask(), at: new Date() })
    } catch {
      setFailed(true)
    }
  }, [ask])
  useEffect(() => void load(), [load])
  const reload = useCallback(async () => void (await Promise.all([load(), along?.()])), [load, along])
  return { value: answer?.value, at: answer?.at, failed, reload }
}
