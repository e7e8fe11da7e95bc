import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { keepStep } from './trail.ts'

/** Keeps the way that the visitor took. */
export function useTrail(): void {
  const { pathname, search } = useLocation()
  useEffect(() => keepStep(pathname + search), [pathname, search])
}
