import { changesBetween, type StatusChange } from '@belvedere/domain/apartments/status-news'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { followProject } from '../../live/follow-project.ts'
import { forgetStatuses, hearLine, loseLine, tellStatuses, useStatuses } from '../../live/live-store.ts'
import type { Loaded } from '../../staff/load/use-loaded.ts'
import type { DeskClaim, DeskProject } from './desk-project.ts'
import { notShown } from './not-shown.ts'

/** A step that changes no status, such as an extension, is on a colleague's screen within so long. */
const LOOK_EVERY_MS = 15_000

/**
 * Follows the project's statuses as buyers' screens do, and asks again for what the claims on screen do not show; what has
 * been asked for already, or is asked for after an act of one's own that is under way, is waited for. Gives back how to ask
 * again, and how to act and ask then.
 */
export function useDeskLive(
  projectId: number,
  claims: Loaded<readonly DeskClaim[]>,
  ask: () => void,
): Pick<DeskProject, 'reread' | 'acting'> {
  useEffect(() => {
    const leave = followProject(projectId, { told: tellStatuses, alive: () => hearLine(), lost: loseLine })
    return () => {
      leave()
      forgetStatuses()
    }
  }, [projectId])

  const asked = useRef(false)
  const news = useRef<readonly StatusChange[]>([])
  const reread = useCallback(() => {
    asked.current = true
    ask()
  }, [ask])
  /** The line may tell of an act of one's own before the answer to it is here. */
  const underWay = useRef(0)
  const acting: DeskProject['acting'] = useCallback(
    async (work) => {
      underWay.current += 1
      try {
        return await work()
      } finally {
        underWay.current -= 1
        reread()
      }
    },
    [reread],
  )
  const look = useEffectEvent(() => {
    if (claims.state !== 'ready' || asked.current || underWay.current > 0) return
    const untold = notShown(news.current, claims.value)
    // Asked for once: what is no claim, such as a sale of last month, is in no answer.
    news.current = []
    if (untold.length > 0) reread()
  })

  const statuses = useStatuses()
  const known = useRef(statuses)
  useEffect(() => {
    // What is told first is how things are.
    if (known.current.size > 0) news.current = [...news.current, ...changesBetween(known.current, statuses)]
    known.current = statuses
    look()
  }, [statuses])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer has come
  useEffect(() => {
    asked.current = false
    look()
  }, [claims])

  useEffect(() => {
    const timer = setInterval(() => !document.hidden && reread(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [reread])
  return useMemo(() => ({ reread, acting }), [reread, acting])
}
