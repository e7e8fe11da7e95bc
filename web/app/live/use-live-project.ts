import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { connectionAllows } from '../state/connection.ts'
import { askOnce, forgetStatuses, hearLine, loseLine, tellStatuses } from './live-store.ts'

/** The first view has the network to itself. */
const AFTER_MS = 1_500

/** Follows the statuses of the project on screen; on a connection that is to be spared, only says when they were read. */
export function useLiveProject(onScreen: number | undefined) {
  const { pathname } = useLocation()
  const projectId = /^(\/rs)?\/(studio|desk)\b/.test(pathname) ? undefined : onScreen
  useEffect(() => {
    if (projectId === undefined || !connectionAllows()) return
    let leave = () => {}
    const begin = setTimeout(async () => {
      const { followProject } = await import('./follow-project.ts')
      leave = followProject(projectId, {
        told: tellStatuses,
        alive: hearLine,
        lost: loseLine,
      })
    }, AFTER_MS)
    return () => {
      clearTimeout(begin)
      leave()
      forgetStatuses()
    }
  }, [projectId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen was read anew
  useEffect(() => {
    if (projectId !== undefined && !connectionAllows()) askOnce()
  }, [projectId, pathname])
}
