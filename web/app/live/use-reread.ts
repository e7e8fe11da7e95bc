import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useStatuses } from './live-store.ts'

/** A screen that shows only how many are available reads its counts again when a status changes. */
export function useReread() {
  const statuses = useStatuses()
  const { revalidate } = useRevalidator()
  const known = useRef(statuses)
  useEffect(() => {
    const before = known.current
    known.current = statuses
    // What is told first is what the screen was made of.
    if (before.size > 0 && before !== statuses) void revalidate()
  }, [statuses, revalidate])
}
