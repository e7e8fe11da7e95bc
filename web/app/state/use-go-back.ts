import { isAccountScreen } from '@belvedere/domain/screens/account-screens'
import { useLocation, useNavigate } from 'react-router'
import { useLocalised } from '../i18n/use-locale.ts'
import { lastPlace, stepNow, stepsToPlace } from './trail.ts'

/** One step back in this visit, or to `/` when it began here. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const localised = useLocalised()
  return () => {
    if (stepNow() > 0) navigate(-1)
    else navigate(localised('/'))
  }
}

/**
 * The same, past every account screen (NTF-01), also past those that were loaded anew. Where a visit began on a place
 * there is no page before it, and one stays.
 */
export function useGoBackToPlace(): () => void {
  const navigate = useNavigate()
  const localised = useLocalised()
  const { pathname } = useLocation()
  return () => {
    const steps = stepsToPlace()
    if (steps) navigate(-steps)
    else if (isAccountScreen(pathname)) navigate(localised(lastPlace() ?? '/'))
  }
}
