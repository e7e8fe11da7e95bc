import { useEffect, useState } from 'react'

const PAUSE_MS = 200

/** What was typed, once the typing pauses: nobody is asked for every letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
