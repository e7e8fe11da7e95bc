import { useEffect, useState } from 'react'

const MINUTE_S = 60

/** Seconds until the next try, counted down. */
export function useWait() {
  const [seconds, setSeconds] = useState(0)
  const waiting = seconds > 0
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1_000)
    return () => clearInterval(timer)
  }, [waiting])
  return { seconds, startWait: () => setSeconds(MINUTE_S) }
}
