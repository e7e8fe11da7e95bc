import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { onSession } from '../state/session.ts'
import { forgetPages, rememberMore, rememberPage } from './register-service-worker.client.ts'

/** What was seen opens offline; a logout empties it. */
export function useRememberedPages() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // The first page came as a page, through the worker or handed over to it.
    if (shown.current === pathname) return
    shown.current = pathname
    rememberPage()
    rememberMore()
  }, [pathname])
  useEffect(() => onSession((event) => event === 'logout' && forgetPages()), [])
}
