import { useEffect, useRef } from 'react'
import { followProject } from '../../live/follow-project.ts'
import { forgetStatuses, hearLine, loseLine, tellStatuses, useStatuses } from '../../live/live-store.ts'

/** A step that changes no status, such as an extension, is on a colleague's screen within so long. */
const LOOK_EVERY_MS = 15_000

/** Follows the project's statuses as buyers' screens do, and asks again whenever one has changed. */
export function useDeskLive(projectId: number, reread: () => void): void {
  useEffect(() => {
    const leave = followProject(projectId, { told: tellStatuses, alive: () => hearLine(), lost: loseLine })
    return () => {
      leave()
      forgetStatuses()
    }
  }, [projectId])
  const statuses = useStatuses()
  const known = useRef(statuses)
  useEffect(() => {
    const before = known.current
    known.current = statuses
    // What is told first is how things are.
    if (before.size > 0 && before !== statuses) reread()
  }, [statuses, reread])
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && reread(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [reread])
}
